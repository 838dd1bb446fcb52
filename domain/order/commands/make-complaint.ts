import {
  accept,
  reject,
  stockholmDate,
  unchanged,
  type BusinessDate,
  type Instant,
  type Uuid,
} from '../../kernel/index.js';
import type { ComplaintFault, ComplaintWish, Evidence } from '../complaint/events.js';
import { complainable, earliestFaultDay, lastDayOf } from '../complaint/goods.js';
import { answerDay, complaintRule, isAssured, isTooLate } from '../complaint/rule.js';
import type { PlacedOrder } from '../events.js';
import { perLine, type ReturnRequest } from '../refund.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { OrderState } from '../state.js';

/** The customer complains of goods (CHK-10). Medicines too: what cannot be withdrawn from can be faulty. */
export interface MakeComplaint {
  readonly type: 'MakeComplaint';
  readonly complaintId: Uuid;
  readonly lines: readonly ReturnRequest[];
  readonly fault: ComplaintFault;
  readonly wish: ComplaintWish;
  readonly faultSeenOn: BusinessDate;
  readonly evidence: Evidence;
  readonly madeAt: Instant;
}

export function makeComplaint(command: MakeComplaint, state: OrderState): OrderDecision {
  const { order, complaints } = state;
  if (!order) return reject({ type: 'OrderUnknown' });
  const { complaintId, fault, wish, faultSeenOn, evidence, madeAt } = command;
  if (complaints.some((earlier) => earlier.complaintId === complaintId)) return unchanged;
  const lines = perLine(command.lines);
  const madeOn = stockholmDate(madeAt);
  const refusal = refusesNow(command, state) ?? refusesLines(order, state, lines, { seenOn: faultSeenOn, on: madeOn });
  if (refusal) return reject(refusal);
  const lastDays = lines.flatMap(({ lineId }) => lastDayOf(state, lineId) ?? []).toSorted();
  return accept({
    type: 'ComplaintMade',
    data: {
      complaintId,
      complaintNumber: `${order.orderNumber}-K${complaints.length + 1}`,
      ...{ lines, fault, wish, faultSeenOn, evidence, madeAt },
      assured: isAssured(faultSeenOn, madeOn, order.placedAt),
      lastDay: lastDays[0] ?? null,
      answerBy: answerDay(madeOn),
      ruleVersion: complaintRule.on(stockholmDate(order.placedAt)).ruleVersion,
    },
  });
}

function refusesNow({ faultSeenOn, madeAt }: MakeComplaint, state: OrderState): OrderRejection | null {
  if (!state.order || !state.dispatchedAt) return { type: 'OrderPhaseWrong', phase: state.phase };
  const earliest = earliestFaultDay(state.order.placedAt);
  const latest = stockholmDate(madeAt);
  return faultSeenOn < earliest || faultSeenOn > latest
    ? { type: 'FaultDayInvalid', field: 'faultSeenOn', earliest, latest }
    : null;
}

function refusesLines(
  { lines, placedAt }: PlacedOrder,
  state: OrderState,
  wanted: readonly ReturnRequest[],
  { seenOn, on }: { readonly seenOn: BusinessDate; readonly on: BusinessDate },
): OrderRejection | null {
  if (wanted.length === 0) return { type: 'ReturnIsEmpty', field: 'lines' };
  for (const { lineId, quantity } of wanted) {
    const sold = lines.find((line) => line.lineId === lineId);
    if (!sold) return { type: 'LineUnknown', field: 'lineId', lineId };
    const most = complainable(state, sold);
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
      return { type: 'ComplaintAboveOwned', field: 'quantity', lineId, most };
    const lastDay = lastDayOf(state, lineId);
    if (lastDay !== null && isTooLate({ seenOn, lastDay, placedAt }, on))
      return { type: 'ComplaintTooLate', field: 'lineId', lineId, lastDay };
  }
  return null;
}
