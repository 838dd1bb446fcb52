import { gonePieces, type OrderLine, type OrderState, type SentParcel } from '../../../../../domain/order/index.js';

/** What of a paid order has not ended: each piece is with its customer, paid back, destroyed or refused as a return. */
export function openEnds(state: OrderState): readonly string[] {
  const { order, confirmedAt, phase } = state;
  if (!order || confirmedAt === null || phase === 'cancelled') return [];
  return [...openTasks(state), ...order.lines.flatMap((line) => openPieces(state, line))];
}

function openTasks({ cancellations, withdrawals, staffRefunds, complaints }: OrderState): readonly string[] {
  return [
    ...cancellations.map(() => 'the warehouse has not answered'),
    ...withdrawals.filter(({ status }) => ['stopping', 'awaited', 'received'].includes(status)).map(() => 'a return'),
    ...staffRefunds.proposed.map(() => 'a refund is not approved'),
    ...complaints.filter(({ status }) => ['open', 'awaiting', 'replacing'].includes(status)).map(() => 'a complaint'),
  ];
}

function openPieces(state: OrderState, { lineId, quantity }: OrderLine): readonly string[] {
  const parcel = state.parcels.find(({ lineIds }) => lineIds.includes(lineId));
  const left = quantity - (gonePieces(state)[lineId]?.quantity ?? 0);
  if (left < 0) return [`line ${lineId} came back more often than it was sold`];
  if (left === 0 || parcel?.destroyed.includes(lineId)) return [];
  return isWithCustomer(parcel) ? [] : [`${left} pieces of line ${lineId} are ${parcel?.phase}`];
}

function isWithCustomer(parcel: SentParcel | undefined): boolean {
  return parcel?.phase === 'delivered';
}

/** Whether the customer has nothing of the order, and nothing was destroyed. */
export function hasNothing(state: OrderState): boolean {
  const gone = gonePieces(state);
  return (state.order?.lines ?? []).every(({ lineId, quantity }) => (gone[lineId]?.quantity ?? 0) >= quantity);
}
