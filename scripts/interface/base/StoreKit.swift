@_exported import Foundation
import SwiftUI

struct Product: Identifiable, Hashable, Sendable {
    typealias ID = String
    let id: String
    let displayName: String
    let description: String
    let price: Decimal
    let displayPrice: String
    let isFamilyShareable: Bool
    let type: Product.ProductType
    let subscription: Product.SubscriptionInfo?
    struct ProductType: Hashable, RawRepresentable, Sendable {
        typealias RawValue = String
        init(rawValue: String)
        static let consumable: Product.ProductType
        static let nonConsumable: Product.ProductType
        static let nonRenewable: Product.ProductType
        static let autoRenewable: Product.ProductType
    }
    struct SubscriptionPeriod: Hashable, Sendable {
        enum Unit: Hashable, Sendable {
            case day, week, month, year
        }
        let unit: Product.SubscriptionPeriod.Unit
        let value: Int
    }
    struct SubscriptionInfo: Hashable, Sendable {
        let subscriptionGroupID: String
        let subscriptionPeriod: Product.SubscriptionPeriod
        let introductoryOffer: Product.SubscriptionOffer?
        let promotionalOffers: [Product.SubscriptionOffer]
    }
    struct SubscriptionOffer: Hashable, Sendable {
        let id: String?
        let price: Decimal
        let displayPrice: String
        let period: Product.SubscriptionPeriod
        let periodCount: Int
    }
    struct SubscriptionRelationship: OptionSet, Sendable {
        typealias RawValue = Int
        init(rawValue: Int)
        static let upgrade: Product.SubscriptionRelationship
        static let crossgrade: Product.SubscriptionRelationship
        static let downgrade: Product.SubscriptionRelationship
        static let current: Product.SubscriptionRelationship
        static let all: Product.SubscriptionRelationship
    }
    enum PurchaseError: Error {
        case invalidQuantity, productUnavailable, purchaseNotAllowed
    }
    static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers: Collection, Identifiers.Element == String
}

struct Transaction: Identifiable, Hashable, Sendable {
    typealias ID = UInt64
    let id: UInt64
    let originalID: UInt64
    let webOrderLineItemID: String?
    let productID: String
    let subscriptionGroupID: String?
    let appBundleID: String
    let purchaseDate: Date
    let originalPurchaseDate: Date
    let expirationDate: Date?
    let purchasedQuantity: Int
    let isUpgraded: Bool
    let productType: Product.ProductType
    let revocationDate: Date?
    let appAccountToken: UUID?
    let signedDate: Date
    let price: Decimal?
    func finish() async
}
