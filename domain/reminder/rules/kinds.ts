/** RMD-01: the kinds of reminders, in the order in which they are shown. */
export const REMINDER_KINDS = ['Offers', 'HkdbExp', 'PrescriptionExp', 'PrescriptionWithdrawal'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** RMD-01: the ways to reach a person. "App" is a push notice. */
export const REMINDER_WAYS = ['App', 'Email', 'Sms'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** RMD-06: the number of the kind in a payload. */
export type ReminderEventId = 1 | 2 | 3;
