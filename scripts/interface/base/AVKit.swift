@_exported import AVFoundation
import SwiftUI
