import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import { gonePieces } from '../packing/state.js';
import { perLine, refundOf, type ReturnRequest } from '../refund.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import { evolve, withinOwed, type OrderState } from '../state.js';
import { emptiedWithdrawals } from '../withdrawal/await-return.js';
import { returnOf } from '../withdrawal/goods.js';
import type { InspectedLine } from '../withdrawal/return-events.js';
import type { Withdrawal } from '../withdrawal/state.js';
import { asAwaited } from '../withdrawal/still-to-return.js';

/** Records what the warehouse found of a return. What it does not name is missing. */
export interface InspectReturn {
  readonly type: 'InspectReturn';
  readonly returnNumber: string;
  readonly lines: readonly InspectedLine[];
  readonly inspectedAt: Instant;
}

/** The good pieces are returned, and their refund is due. A report may come before that of the receipt. */
export function inspectReturn(command: InspectReturn, state: OrderState): OrderDecision {
  const { returnNumber, inspectedAt } = command;
  const found = returnOf(state, returnNumber);
  if (!state.order || !found) return reject({ type: 'ReturnUnknown', field: 'returnNumber' });
  if (found.inspected || found.status === 'settled') return unchanged;
  const refusal = refusesLines(command, found);
  if (refusal) return reject(refusal);
  const { withdrawalId, receivedAt } = found;
  const seen = command.lines.filter(({ outcome }) => outcome !== 'missing');
  const lines = [...seen, ...missingOf(asAwaited(state, found), seen)];
  const events: readonly OrderEvent[] = [
    ...(receivedAt ? [] : [{ type: 'ReturnReceived', data: { withdrawalId, receivedAt: inspectedAt } } as const]),
    { type: 'ReturnInspected', data: { withdrawalId, lines, inspectedAt } },
    ...returned(state.order, state, found, { lines, inspectedAt }),
  ];
  return accept<OrderEvent>(...events, ...emptiedWithdrawals(events.reduce(evolve, state), inspectedAt));
}

function refusesLines({ lines }: InspectReturn, { lines: awaited }: Withdrawal): OrderRejection | null {
  const wrong = lines.find(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1);
  if (wrong) return { type: 'InspectionInvalid', field: 'quantity', lineId: wrong.lineId };
  const above = perLine(lines).find(({ lineId, quantity }) => quantity > quantityIn(awaited, lineId));
  return above ? { type: 'InspectionInvalid', field: 'lineId', lineId: above.lineId } : null;
}

function missingOf({ lines: awaited }: Withdrawal, seen: readonly InspectedLine[]): readonly InspectedLine[] {
  return awaited.flatMap(({ lineId, quantity }) => {
    const left = quantity - quantityIn(perLine(seen), lineId);
    return left > 0 ? [{ lineId, quantity: left, outcome: 'missing' as const }] : [];
  });
}

function quantityIn(lines: readonly ReturnRequest[], wanted: string): number {
  return lines.find(({ lineId }) => lineId === wanted)?.quantity ?? 0;
}

function returned(
  order: PlacedOrder,
  state: OrderState,
  { withdrawalId: returnId }: Withdrawal,
  { lines, inspectedAt: returnedAt }: Pick<InspectReturn, 'lines' | 'inspectedAt'>,
): readonly OrderEvent[] {
  const good = notPaidBack(order, state, perLine(lines.filter(({ outcome }) => outcome === 'ok')));
  if (good.length === 0) return [];
  const refund = withinOwed(refundOf(order, gonePieces(state), good), state);
  const returnedOn = stockholmDate(returnedAt);
  return [{ type: 'ItemsReturned', data: { returnId, ...refund, fee: null, returnedAt, returnedOn } }];
}

/** Of a piece that the warehouse lacked, or that came back before in another way, the money went back then. */
function notPaidBack(order: PlacedOrder, state: OrderState, lines: readonly ReturnRequest[]): readonly ReturnRequest[] {
  const gone = gonePieces(state);
  return lines
    .map(({ lineId, quantity }) => {
      const sold = order.lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
      return { lineId, quantity: Math.min(quantity, sold - (gone[lineId]?.quantity ?? 0)) };
    })
    .filter(({ quantity }) => quantity > 0);
}
