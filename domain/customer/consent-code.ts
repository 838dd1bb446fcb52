import { dated } from '../kernel/index.js';
import { REMINDER_CHANNELS, REMINDER_TOPICS, type ReminderConsentCode } from './reminder-codes.js';

export type ConsentCode =
  'Favorite' | 'Newsletter' | 'Offers' | 'Personalisation' | 'MarketingPush' | ReminderConsentCode;

const reminderCodes = REMINDER_TOPICS.flatMap((topic) =>
  REMINDER_CHANNELS.map((channel) => `Reminders${channel}${topic}` as const),
);

/** What a customer can say yes to (PRO-06). */
export const consentCodes: readonly ConsentCode[] = [
  'Favorite',
  'Newsletter',
  'Offers',
  'Personalisation',
  'MarketingPush',
  ...reminderCodes,
];

/** The text a consent is asked with; a new text asks anew, whatever was said to the old one. */
export const consentTexts = dated<{ readonly textVersion: string }>('consent-text', [
  { from: '2000-01-01', value: { textVersion: '2024-01' } },
]);

export function isConsentCode(code: string): code is ConsentCode {
  return (consentCodes as readonly string[]).includes(code);
}
