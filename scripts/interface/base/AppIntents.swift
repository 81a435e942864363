@_exported import Foundation
import SwiftUI

protocol IntentResult {
}

protocol AppIntent {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    func perform() async throws -> Self.PerformResult
}

protocol WidgetConfigurationIntent: AppIntent {
}

protocol LiveActivityIntent: AppIntent {
}

protocol SetValueIntent: AppIntent {
}

protocol AppEntity: Identifiable {
    associatedtype DefaultQuery
    static var defaultQuery: Self.DefaultQuery { get }
}

protocol TransientAppEntity: AppEntity {
}

protocol IndexedEntity: AppEntity {
}

protocol UniqueAppEntity: AppEntity {
}

struct ShortcutsLinkStyle {
    static let automatic: ShortcutsLinkStyle
    static let automaticOutline: ShortcutsLinkStyle
    static let light: ShortcutsLinkStyle
    static let lightOutline: ShortcutsLinkStyle
    static let dark: ShortcutsLinkStyle
    static let darkOutline: ShortcutsLinkStyle
}

extension Button {
    @available(iOS 17.0, *) init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
    @available(iOS 17.0, *) init<I>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
}

extension Button where Label == Text {
    @available(iOS 17.0, *) init<I>(_ titleKey: LocalizedStringKey, intent: I) where I: AppIntent
    @available(iOS 17.0, *) @_disfavoredOverload init<S, I>(_ title: S, intent: I) where S: StringProtocol, I: AppIntent
    @available(iOS 17.0, *) init<I>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) where I: AppIntent
    @available(iOS 17.0, *) @_disfavoredOverload init<S, I>(_ title: S, role: ButtonRole?, intent: I) where S: StringProtocol, I: AppIntent
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @available(iOS 17.0, *) init<I>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I) where I: AppIntent
    @available(iOS 17.0, *) @_disfavoredOverload init<S, I>(_ title: S, systemImage: String, role: ButtonRole? = nil, intent: I) where S: StringProtocol, I: AppIntent
    @available(iOS 17.0, *) init<I>(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: I) where I: AppIntent
    @available(iOS 17.0, *) @_disfavoredOverload init<S, I>(_ title: S, image: ImageResource, role: ButtonRole? = nil, intent: I) where S: StringProtocol, I: AppIntent
}

extension Toggle {
    @available(iOS 17.0, *) init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
}

extension Toggle where Label == Text {
    @available(iOS 17.0, *) init<I>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) where I: AppIntent
    @available(iOS 17.0, *) @_disfavoredOverload init<S, I>(_ title: S, isOn: Bool, intent: I) where S: StringProtocol, I: AppIntent
}
