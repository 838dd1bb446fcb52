import { addDays, dated, type BusinessDate } from '../kernel/index.js';
import { countedConsent } from './counted-consent.js';
import { REMINDER_TOPICS } from './reminder-codes.js';
import type { CustomerState } from './state.js';

/** RMD-04: for this many days after a no, 'Slå på notiser' is not asked again. */
export const noticeQuestion = dated<{ readonly days: number }>('notice-question', [
  { from: '2000-01-01', value: { days: 90 } },
]);

export interface NoticesRest {
  readonly askAgainFrom: BusinessDate;
  readonly ruleVersion: string;
}

export function noticesRestFrom(day: BusinessDate): NoticesRest {
  const { days, ruleVersion } = noticeQuestion.on(day);
  return { askAgainFrom: addDays(day, days), ruleVersion };
}

/**
 * Whether 'Slå på notiser' is asked. The customer has said yes to notices in the app, no device can show them, and no
 * earlier no is still in force.
 */
export function asksForNotices(
  state: Pick<CustomerState, 'consents' | 'noticeDevices' | 'askNoticesFrom'>,
  today: BusinessDate,
): boolean {
  const { noticeDevices, askNoticesFrom } = state;
  const wanted = ['MarketingPush', ...REMINDER_TOPICS.map((topic) => `RemindersPush${topic}` as const)];
  return (
    noticeDevices.length === 0 &&
    (askNoticesFrom === null || askNoticesFrom <= today) &&
    wanted.some((code) => countedConsent(state, code, today).since !== null)
  );
}
