import { isUncollected, isWaiting } from '../collection/state.js';
import type { OrderLine } from '../events.js';
import type { SentParcel } from '../parcels.js';
import { isStoppable } from '../stop/state.js';
import { gonePieces } from '../packing/state.js';
import type { OrderState } from '../state.js';
import { mayWithdraw } from '../withdrawal-right.js';
import type { WithdrawnLine } from './events.js';
import { isOpen, type Withdrawal } from './state.js';

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
export function keptBack({ inspected }: Withdrawal): readonly WithdrawnLine[] {
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

/**
 * The parcels that a notice stops: they can be stopped, and it asks for all that is left of them. A parcel is stopped
 * whole, because nobody unpacks it.
 */
export function stoppedBy(state: OrderState, wanted: readonly WithdrawnLine[]): readonly SentParcel[] {
  return state.parcels.filter((parcel) => {
    const lines = state.order?.lines.filter(({ lineId }) => parcel.lineIds.includes(lineId)) ?? [];
    const asked = lines.map(({ lineId }) => wanted.find((line) => line.lineId === lineId)?.quantity ?? 0);
    const takesAll = lines.every((line, at) => asked[at] === withdrawable(state, line));
    return isStoppable(parcel) && takesAll && asked.some((quantity) => quantity > 0);
  });
}

/** Parts a notice into what is stopped, its medicines too, and what must come back. */
export function partedByStop(state: OrderState, wanted: readonly WithdrawnLine[]) {
  const parcels = stoppedBy(state, wanted);
  const stays = ({ lineId }: WithdrawnLine): boolean => parcels.some(({ lineIds }) => lineIds.includes(lineId));
  return { parcels, stopped: wanted.filter(stays), back: wanted.filter((line) => !stays(line)) };
}

/** Whether the line's parcel can still be stopped. Then its medicines can be withdrawn from too. */
export function inStoppableParcel({ parcels }: OrderState, { lineId }: Pick<OrderLine, 'lineId'>): boolean {
  return parcels.some((parcel) => isStoppable(parcel) && parcel.lineIds.includes(lineId));
}

/** Parts the lines of a notice into those that may come back and the medicines. */
export function partedByRight(lines: readonly OrderLine[], wanted: readonly WithdrawnLine[]) {
  const may = ({ lineId }: WithdrawnLine): boolean => lines.some((line) => line.lineId === lineId && mayWithdraw(line));
  return { back: wanted.filter(may), kept: wanted.filter((line) => !may(line)) };
}
