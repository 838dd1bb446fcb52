import { addMinutes, dated, stockholmDate, type Instant, type Ore } from '../kernel/index.js';
import type { Failure } from './modification-events.js';
import type { Modification } from './state.js';

/**
 * CHK-05: the backoff after each failed attempt. After the last one staff decide. Banks settle in hours and days, so
 * the last wait is as long as a weekday.
 */
export const partnerRetries = dated<{ readonly minutesToNext: readonly number[] }>('partner-retries', [
  { from: '2000-01-01', value: { minutesToNext: [10, 60, 360, 1_440] } },
]);

/** The shop's own reason for an attempt that is in no report of the partner. */
export const NOT_IN_REPORT = 'not-in-report';

interface Failing {
  readonly attempt: number;
  readonly reason: string;
  readonly failedAt: Instant;
  readonly undone?: Ore;
}

/** A failed attempt with the time of the next one. With `due: false` no money is left to move. */
export function failureOf({ attempt, reason, failedAt, undone = 0 }: Failing, due = true): Failure {
  const { minutesToNext, ruleVersion } = partnerRetries.on(stockholmDate(failedAt));
  const minutes = due ? minutesToNext[attempt - 1] : undefined;
  const retryAt = minutes === undefined ? null : addMinutes(failedAt, minutes);
  return { attempt, reason, failedAt, retryAt, undone, ruleVersion };
}

/** Whether the attempt's result is unknown: the partner has not responded, or a failure is only assumed. */
export function awaitsPartner({
  status,
  failure,
}: Pick<Modification, 'failure'> & { readonly status: string }): boolean {
  return status === 'requested' || (status === 'failed' && failure === NOT_IN_REPORT);
}
