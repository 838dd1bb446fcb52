import { addMinutes, dated, stockholmDate, type Instant } from '../kernel/index.js';

/**
 * SET-04: a hard session ends 60 minutes after the last activity. Identification ends 60 minutes after log-in. A weak
 * log-in ends 30 days after the last activity, and at latest after 90 days.
 */
export const sessionRule = dated('session', [
  {
    from: '2000-01-01',
    value: { hardSessionMinutes: 60, identificationMinutes: 60, guestDays: 30, weakDays: 30, weakMostDays: 90 },
  },
]);

/** When a strong identification ends that begins now. */
export function identifiedUntil(now: Instant): Instant {
  return addMinutes(now, ruleAt(now).identificationMinutes);
}

/** When a guest's session ends that begins now. */
export function guestUntil(now: Instant): Instant {
  return daysAfter(now, ruleAt(now).guestDays);
}

/** @param openedAt the log-in; absent for a session that is only being opened */
export interface SessionTimes {
  readonly stayLoggedIn: boolean;
  readonly openedAt?: Instant;
}

/**
 * When a customer's session ends. A stolen cookie that is used daily must not stay valid for ever, so a weak log-in has
 * a latest end. A strong log-in expires soon anyway.
 */
export function sessionUntil({ stayLoggedIn, openedAt }: SessionTimes, lastActive: Instant): Instant {
  const { hardSessionMinutes, weakDays, weakMostDays } = ruleAt(lastActive);
  if (!stayLoggedIn) return addMinutes(lastActive, hardSessionMinutes);
  const end = daysAfter(lastActive, weakDays);
  const latest = openedAt === undefined ? end : daysAfter(openedAt, weakMostDays);
  return end < latest ? end : latest;
}

function ruleAt(instant: Instant): ReturnType<typeof sessionRule.on> {
  return sessionRule.on(stockholmDate(instant));
}

/** Adds days of exactly 24 hours, because browsers count a cookie's age in the same way. */
function daysAfter(instant: Instant, days: number): Instant {
  return addMinutes(instant, days * 24 * 60);
}
