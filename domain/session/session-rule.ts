import { addMinutes, dated, stockholmDate, type Instant } from '../kernel/index.js';

/**
 * SET-04: how long a session lasts. With a strong log-in it ends 60 minutes after the last activity. Its identification
 * ends 60 minutes after the log-in. With a weak log-in it ends 30 days after the last activity, and at the latest after
 * 90 days.
 */
export const sessionRule = dated('session', [
  {
    from: '2000-01-01',
    value: { hardSessionMinutes: 60, identificationMinutes: 60, guestDays: 30, weakDays: 30, weakMostDays: 90 },
  },
]);

/**
 * The age at which a session's token is replaced, and how long the old token stays valid. Other tabs and running
 * requests may still send the old one. The overlap is longer than any process caches a session (sessions.ts).
 */
export const tokenRotationRule = dated('session-turn', [
  { from: '2000-01-01', value: { everyHours: 24, overlapMinutes: 5 } },
]);

/** The end of a strong identification that begins now. */
export function identifiedUntil(now: Instant): Instant {
  return addMinutes(now, ruleAt(now).identificationMinutes);
}

/** The end of a guest's session that begins now. */
export function guestUntil(now: Instant): Instant {
  return daysAfter(now, ruleAt(now).guestDays);
}

/**
 * The facts that decide when a customer's session ends.
 * @param openedAt the instant of the log-in; absent while the session is being opened
 */
export interface SessionTimes {
  readonly stayLoggedIn: boolean;
  readonly openedAt?: Instant;
}

/**
 * When a customer's session ends. A weak log-in has a latest end, so that a stolen cookie does not stay valid for ever.
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

/** Adds days of exactly 24 hours. Browsers count the age of a cookie in the same way. */
function daysAfter(instant: Instant, days: number): Instant {
  return addMinutes(instant, days * 24 * 60);
}
