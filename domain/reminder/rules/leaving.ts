import type { BusinessDate, Instant } from '../../kernel/index.js';
import { REMINDER_WAYS, type ReminderWay } from './kinds.js';
import { dueMoment } from './moments.js';

/** What is known of a way at the moment of sending. */
export interface WayFacts {
  /** When the consent that holds now was given. Null without one. */
  readonly consentSince: Instant | null;
  /** Whether the customer consented only to an earlier text. */
  readonly isConsentOutdated?: boolean;
  /** Whether there is an address or a phone to send to. */
  readonly isReachable: boolean;
}

export type WayFactsOf = Readonly<Record<ReminderWay, WayFacts>>;

/** Why a way is not used. */
export type Withheld =
  | 'no-consent'
  /** The consent was given to an earlier text, and does not count for this one. */
  | 'consent-outdated'
  | 'consent-after-due'
  | 'no-address'
  /** Between leaving and sending the reason went. */
  | 'reason-gone';

/**
 * RMD-03: consent is asked at the moment of sending. What became due while a way had no consent is not sent later, so the
 * consent must be older than the due day.
 */
export function withheldFrom(
  { consentSince, isConsentOutdated, isReachable }: WayFacts,
  dueOn: BusinessDate,
): Withheld | null {
  if (isConsentOutdated) return 'consent-outdated';
  if (consentSince === null) return 'no-consent';
  if (consentSince > dueMoment(dueOn)) return 'consent-after-due';
  return isReachable ? null : 'no-address';
}

/** Splits the ways of a reminder into those that leave, and those that do not with the reason. */
export function leavingBy(facts: WayFactsOf, dueOn: BusinessDate, among: readonly ReminderWay[] = REMINDER_WAYS) {
  const asked = among.map((way) => ({ way, why: withheldFrom(facts[way], dueOn) }));
  return {
    ways: asked.flatMap(({ way, why }) => (why === null ? [way] : [])),
    withheld: asked.flatMap(({ way, why }) => (why === null ? [] : [{ way, why }])),
  };
}
