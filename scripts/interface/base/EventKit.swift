@_exported import Foundation

class EKObject: NSObject {
}

class EKCalendar: EKObject {
    var calendarIdentifier: String { get }
    var title: String
    var cgColor: CGColor!
}

class EKCalendarItem: EKObject {
    var calendarItemIdentifier: String { get }
    var title: String!
    var notes: String?
    var calendar: EKCalendar!
}

class EKEvent: EKCalendarItem {
    var eventIdentifier: String! { get }
    var startDate: Date!
    var endDate: Date!
    var isAllDay: Bool
}

class EKReminder: EKCalendarItem {
    var isCompleted: Bool
}
