import { dated } from '../kernel/index.js';
import { REMINDER_CHANNELS, REMINDER_TOPICS, type ReminderConsentCode } from './reminder-codes.js';
import { RRD_CODES, RRD_PERSONS, type RrdConsentCode } from './rrd-codes.js';

export type ConsentCode =
  'Favorite' | 'Newsletter' | 'Offers' | 'Personalisation' | 'MarketingPush' | ReminderConsentCode | RrdConsentCode;

const reminderCodes = REMINDER_TOPICS.flatMap((topic) =>
  REMINDER_CHANNELS.map((channel) => `Reminders${channel}${topic}` as const),
);

/** The consents a customer can give (PRO-06). */
export const consentCodes: readonly ConsentCode[] = [
  'Favorite',
  'Newsletter',
  'Offers',
  'Personalisation',
  'MarketingPush',
  ...reminderCodes,
  ...RRD_PERSONS.map((person) => RRD_CODES[person]),
];

/** The version of the consent text. When it changes, every customer is asked again. */
export const consentTexts = dated<{ readonly textVersion: string }>('consent-text', [
  { from: '2000-01-01', value: { textVersion: '2024-01' } },
]);

export function isConsentCode(code: string): code is ConsentCode {
  return (consentCodes as readonly string[]).includes(code);
}
