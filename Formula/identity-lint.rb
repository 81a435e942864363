# This repository is a tap: `brew tap NAME/identity-lint URL-OF-THIS-REPOSITORY`, then
# `brew install --HEAD NAME/identity-lint/identity-lint`. docs/ci.md says what a release adds.
class IdentityLint < Formula
  desc "Finds SwiftUI views that lose their identity, and with it their state"
  license "MIT"
  # The tap is a clone of the project, so what it builds is what stands beside this file.
  head "file://#{File.expand_path("..", __dir__)}", using: :git

  uses_from_macos "swift" => :build

  on_macos do
    depends_on xcode: ["16.0", :build]
  end

  def install
    # Homebrew has its own sandbox, and one cannot start inside another.
    system "scripts/install.sh", "--prefix", prefix, "--disable-sandbox"
  end

  test do
    (testpath/"Row.swift").write <<~SWIFT
      import SwiftUI
      struct Row: View {
          var names: [String]
          var body: some View { ForEach(names, id: \\.hashValue) { Text($0) } }
      }
    SWIFT
    assert_match "foreach-hash-id", shell_output("#{bin}/identity-lint check Row.swift", 1)
  end
end
