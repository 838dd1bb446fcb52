import { addMinutes, dated, stockholmDate, type Instant, type Ore } from '../kernel/index.js';
import type { Failure } from './modification-events.js';
import type { Modification } from './state.js';

/**
 * CHK-05: minutes to wait after each failed attempt. When the list ends, staff decide. Banks may need a day, so the
 * last wait is a whole day.
 */
export const partnerRetries = dated<{ readonly minutesToNext: readonly number[] }>('partner-retries', [
  { from: '2000-01-01', value: { minutesToNext: [10, 60, 360, 1_440] } },
]);

/** The reason of a failure that the shop assumes, because no report of the partner has the attempt. */
export const NOT_IN_REPORT = 'not-in-report';

interface Failing {
  readonly attempt: number;
  readonly reason: string;
  readonly failedAt: Instant;
  readonly undone?: Ore;
}

/** The data of a failed attempt, with the time of the next one. With `due: false` there is no next attempt. */
export function failureOf({ attempt, reason, failedAt, undone = 0 }: Failing, due = true): Failure {
  const { minutesToNext, ruleVersion } = partnerRetries.on(stockholmDate(failedAt));
  const minutes = due ? minutesToNext[attempt - 1] : undefined;
  const retryAt = minutes === undefined ? null : addMinutes(failedAt, minutes);
  return { attempt, reason, failedAt, retryAt, undone, ruleVersion };
}

/** Whether the result of the attempt is unknown. The partner has not responded, or the shop only assumes a failure. */
export function awaitsPartner({
  status,
  failure,
}: Pick<Modification, 'failure'> & { readonly status: string }): boolean {
  return status === 'requested' || (status === 'failed' && failure === NOT_IN_REPORT);
}
