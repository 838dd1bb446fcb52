import { isUncollected, isWaiting } from '../collection/state.js';
import type { OrderLine } from '../events.js';
import { gonePieces } from '../packing/state.js';
import type { OrderState } from '../state.js';
import { mayWithdraw } from '../withdrawal-right.js';
import type { WithdrawnLine } from './events.js';
import { isOpen, type Withdrawal } from './state.js';

/** While nothing has left, all goods can be withdrawn from, the medicines too: the parcel is stopped. */
export function isStoppable({ phase, dispatchedAt }: OrderState): boolean {
  return phase === 'confirmed' && dispatchedAt === null;
}

/** When the last parcel was received. Null before. */
export function receivedAt({ deliveredAt }: OrderState): OrderState['deliveredAt'] {
  return deliveredAt;
}

/** How many pieces of a line the customer has neither returned nor withdrawn from, and that the warehouse has. */
export function withdrawable(state: OrderState, { lineId, quantity }: OrderLine): number {
  const open = state.withdrawals.flatMap((each) => (isOpen(each) ? each.lines : keptBack(each)));
  const withdrawn = open.filter((line) => line.lineId === lineId).reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, quantity - (gonePieces(state)[lineId]?.quantity ?? 0) - withdrawn);
}

/** Pieces that came back and were not refunded. The customer does not have them any more. */
function keptBack({ inspected }: Withdrawal): readonly WithdrawnLine[] {
  return (inspected ?? []).filter(({ outcome }) => outcome === 'broken-seal' || outcome === 'damaged');
}

/**
 * Whether the customer has none of these goods: each parcel of them waits to be collected, or was not. It comes back
 * by itself.
 */
export function isLeftUncollected({ parcels }: OrderState, lines: readonly WithdrawnLine[]): boolean {
  return lines.every(({ lineId }) => {
    const parcel = parcels.find(({ lineIds }) => lineIds.includes(lineId));
    return parcel !== undefined && (isWaiting(parcel) || isUncollected(parcel));
  });
}

/** The withdrawal whose goods have this return number. */
export function returnOf({ withdrawals }: OrderState, number: string): Withdrawal | null {
  return withdrawals.find(({ returnNumber }) => returnNumber === number) ?? null;
}

/** Whether the notice asks for all that is left, so that the whole parcel can stay at the warehouse. */
export function takesAll(state: OrderState, wanted: readonly WithdrawnLine[]): boolean {
  return (state.order?.lines ?? []).every((line) => {
    const asked = wanted.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0;
    return asked === withdrawable(state, line);
  });
}

/** Parts the lines of a notice into those that may come back and the medicines. */
export function partedByRight(lines: readonly OrderLine[], wanted: readonly WithdrawnLine[]) {
  const may = ({ lineId }: WithdrawnLine): boolean => lines.some((line) => line.lineId === lineId && mayWithdraw(line));
  return { back: wanted.filter(may), kept: wanted.filter((line) => !may(line)) };
}
