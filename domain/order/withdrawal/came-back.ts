import type { Uuid } from '../../kernel/index.js';
import type { WithdrawnLine } from './events.js';
import type { Withdrawal } from './state.js';

/** Pieces that are to come back, or that the warehouse was asked to stop and that left before it answered. */
function isExpected({ status }: Withdrawal): boolean {
  return status === 'awaited' || status === 'stopping';
}

/** Takes the pieces from the open withdrawals, the oldest first. Each piece settles one notice. */
function taken(all: readonly Withdrawal[], lines: readonly WithdrawnLine[]): readonly Withdrawal[] {
  const left = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return all.map((each) => {
    if (!isExpected(each)) return each;
    const still = each.lines.flatMap((line) => {
      const now = Math.min(line.quantity, left.get(line.lineId) ?? 0);
      left.set(line.lineId, (left.get(line.lineId) ?? 0) - now);
      return now < line.quantity ? [{ ...line, quantity: line.quantity - now }] : [];
    });
    return { ...each, lines: still };
  });
}

/** The withdrawals of which nothing more is awaited, when these pieces came back in a parcel that nobody got. */
export function settledBy(all: readonly Withdrawal[], lines: readonly WithdrawnLine[]): readonly Uuid[] {
  return taken(all, lines).flatMap((each) => (isExpected(each) && each.lines.length === 0 ? [each.withdrawalId] : []));
}

/** The withdrawals after a parcel came back. A settled one keeps its lines, which its receipt names. */
export function afterComingBack(
  all: readonly Withdrawal[],
  lines: readonly WithdrawnLine[],
  settles: readonly Uuid[],
): readonly Withdrawal[] {
  return taken(all, lines).map((each, index) =>
    settles.includes(each.withdrawalId) ? { ...each, lines: all[index]?.lines ?? [], status: 'settled' } : each,
  );
}
