import type { HighCostAccount } from '../../high-cost-account/account.js';
import { buyOnLadder, type HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { Ore } from '../../kernel/index.js';
import type { OrderedPrice } from './ordered.js';

/** A line of the order for the same patient, in the order in which they were priced. */
export interface LadderLine {
  readonly dispensingId: string;
  /** Null before it was dispensed. */
  readonly reportId: string | null;
  readonly price: Pick<OrderedPrice, 'day' | 'onLadder' | 'fee'>;
}

/**
 * How much lower the fee of a line is on today's account than it was at payment. Never below zero: a higher fee is not
 * charged. What this order has dispensed so far is taken out of the account, and each of its lines takes its place on the
 * ladder again, refused ones too. So it does not matter which line is dispensed first, and a refusal raises no other fee.
 */
export function loweredFee(account: HighCostAccount, lines: readonly LadderLine[], dispensingId: string): Ore {
  const price = lines.find((line) => line.dispensingId === dispensingId)?.price;
  if (!price || price.onLadder === 0) return 0;
  const { fee } = buyOnLadder(periodBefore(account, lines, dispensingId), price.onLadder, price.day);
  return Math.max(0, price.fee - fee);
}

/** The period of the account where a line of the order begins on the ladder. */
export function periodBefore(
  account: Pick<HighCostAccount, 'period' | 'transactions'>,
  lines: readonly LadderLine[],
  dispensingId: string,
): HighCostPeriod | null {
  let period = without(account, new Set(lines.map(({ reportId }) => reportId)));
  for (const { dispensingId: id, price } of lines) {
    if (id === dispensingId) break;
    if (price.onLadder > 0) period = buyOnLadder(period, price.onLadder, price.day).period;
  }
  return period;
}

/** The period without the transactions of these dispensings. A transaction of ours has the id of the report. */
function without(
  { period, transactions }: Pick<HighCostAccount, 'period' | 'transactions'>,
  ids: ReadonlySet<string | null>,
): HighCostPeriod | null {
  if (!period) return null;
  const own = transactions.filter(
    ({ transactionId, periodFrom }) => ids.has(transactionId) && periodFrom === period.startsOn,
  );
  if (own.length === 0) return period;
  const fees = own.reduce((sum, { ownFee }) => sum + ownFee, 0);
  const accumulated = period.accumulated - own.reduce((sum, { benefit, ownFee }) => sum + benefit + ownFee, 0);
  if (accumulated <= 0) return null;
  return { ...period, accumulated, ownFee: period.ownFee - fees, freeCardSince: null };
}
