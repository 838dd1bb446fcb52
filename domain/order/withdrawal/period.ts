import { weekdayFrom } from '../../delivery/weekdays.js';
import { addDays, dated, stockholmDate, type BusinessDate, type Instant } from '../../kernel/index.js';

/**
 * LAW-04: the days in which a consumer may withdraw, counted from the day of receipt (Distansavtalslagen 2 kap. 10 §).
 * `refundDays` is the time for the refund, counted from the notice (14 §). Staff are warned so many days before its last
 * day, the first time being the longest before. -1 is the day after it.
 */
export const withdrawalRule = dated<{
  readonly days: number;
  readonly refundDays: number;
  readonly warnDays: readonly number[];
}>('withdrawal', [{ from: '2020-01-01', value: { days: 14, refundDays: 14, warnDays: [4, 1, -1] } }]);

/** The last day to withdraw. A period that ends on a holiday or an eve lasts to the next weekday (lag 1930:173, 2 §). */
export function lastWithdrawalDay(receivedOn: BusinessDate): BusinessDate {
  return weekdayFrom(addDays(receivedOn, withdrawalRule.on(receivedOn).days));
}

/** The last day for the refund. It is never later than the law says, so a holiday does not move it. */
export function refundDay(notifiedOn: BusinessDate): BusinessDate {
  return addDays(notifiedOn, withdrawalRule.on(notifiedOn).refundDays);
}

export interface WithdrawalPeriod {
  /** Null until the last parcel has been received: the period has not begun to run, and the right already exists. */
  readonly lastDay: BusinessDate | null;
  readonly open: boolean;
}

/** The period on the day of `at`. The whole last day counts, in Swedish time. */
export function withdrawalPeriod(receivedAt: Instant | null, at: Instant): WithdrawalPeriod {
  const lastDay = receivedAt === null ? null : lastWithdrawalDay(stockholmDate(receivedAt));
  return { lastDay, open: lastDay === null || stockholmDate(at) <= lastDay };
}
