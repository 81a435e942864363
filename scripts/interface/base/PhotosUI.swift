@_exported import Photos
import SwiftUI
