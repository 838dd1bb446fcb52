export const REMINDER_CHANNELS = ['Email', 'Sms', 'Push'] as const;
export const REMINDER_TOPICS = ['HighCostProtection', 'TimeToRenewPrescription', 'NewPrescription'] as const;

/** RMD-06: Reminders{Email|Sms|Push}{HighCostProtection|TimeToRenewPrescription|NewPrescription}. */
export type ReminderConsentCode = `Reminders${(typeof REMINDER_CHANNELS)[number]}${(typeof REMINDER_TOPICS)[number]}`;
