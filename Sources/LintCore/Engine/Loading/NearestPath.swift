/// Finds the file or folder that somebody meant to name.
public enum NearestPath {
    /// A path that exists and is spelt like this one; nil where this one exists, or none is.
    ///
    /// Folders and Swift files are known, and those that are hidden are not.
    public static func find(_ path: String) -> String? {
        guard !exists(path) else { return nil }
        var found = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/").map(String.init) {
            let next = found + part
            if exists(next) {
                found = next + "/"
                continue
            }
            let folder = Array((found.isEmpty ? "." : found).utf8)
            guard let listing = try? FolderListing(ofFolderAt: folder, followingLink: true) else { return nil }
            let names = (listing.folders + listing.swiftFiles).map { String(decoding: $0, as: UTF8.self) }.sorted()
            guard let nearest = NearestWord.find(part, among: names) else { return nil }
            found += nearest + "/"
        }
        let result = String(found.dropLast())
        return exists(result) ? result : nil
    }

    private static func exists(_ path: String) -> Bool { (try? FileSystem.status(of: Array(path.utf8))) != nil }
}
