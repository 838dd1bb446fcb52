import type { Uuid } from '../../kernel/index.js';
import { gonePieces } from '../packing/state.js';
import type { OrderState } from '../state.js';
import type { WithdrawnLine } from './events.js';
import { keptBack } from './goods.js';
import { isOpen, type Withdrawal } from './state.js';

/**
 * What of a notice can still come back, without pieces that the warehouse lacked or that came back in another way. When
 * two notices name the same goods, the older one comes first. An ended notice awaits nothing.
 */
export function stillToReturn(state: OrderState, { withdrawalId }: { readonly withdrawalId: Uuid }) {
  const left = piecesLeft(state);
  const takes = ({ lineId, quantity }: WithdrawnLine): readonly WithdrawnLine[] => {
    const had = left.get(lineId) ?? 0;
    const pieces = Math.min(quantity, had);
    left.set(lineId, had - pieces);
    return pieces > 0 ? [{ lineId, quantity: pieces }] : [];
  };
  const open = state.withdrawals
    .filter(isOpen)
    .map((each) => ({ of: each.withdrawalId, lines: each.lines.flatMap(takes) }));
  return open.find(({ of }) => of === withdrawalId)?.lines ?? [];
}

/** The notice with only what can still come back of it. */
export function asAwaited(state: OrderState, notice: Withdrawal): Withdrawal {
  return isOpen(notice) ? { ...notice, lines: stillToReturn(state, notice) } : notice;
}

/** Pieces that the customer has or will have, and that are not at the warehouse. */
function piecesLeft(state: OrderState): Map<string, number> {
  const gone = gonePieces(state);
  const kept = state.withdrawals.flatMap(keptBack);
  const keptOf = (id: string) =>
    kept.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = state.order?.lines ?? [];
  return new Map(
    lines.map(({ lineId, quantity }) => [lineId, quantity - (gone[lineId]?.quantity ?? 0) - keptOf(lineId)]),
  );
}
