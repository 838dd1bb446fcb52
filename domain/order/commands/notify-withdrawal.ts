import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import { perLine, type ReturnRequest } from '../refund.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { SentParcel } from '../parcels.js';
import type { OrderState } from '../state.js';
import { pendingParcels } from '../stop/state.js';
import { awaitReturn } from '../withdrawal/await-return.js';
import { partedByRight, partedByStop, receivedAt, withdrawable } from '../withdrawal/goods.js';
import { partId } from '../withdrawal/part-id.js';
import { withdrawalPeriod, withdrawalRule } from '../withdrawal/period.js';

/** 'Ångra köpet' (LAW-04): the customer withdraws from the purchase of some or all goods. */
export interface NotifyWithdrawal {
  readonly type: 'NotifyWithdrawal';
  readonly withdrawalId: Uuid;
  readonly lines: readonly ReturnRequest[];
  readonly notifiedAt: Instant;
}

/** The reason of a cancellation that the customer caused by withdrawing. */
export const WITHDRAWN = 'withdrawal';

/**
 * A notice about all that is left of parcels that are not packed stops them, their medicines too. Other goods come back
 * when the customer has them, and medicines cannot. A notice about both becomes two.
 */
export function notifyWithdrawal(command: NotifyWithdrawal, state: OrderState): OrderDecision {
  const { withdrawalId, notifiedAt } = command;
  const { order } = state;
  if (!order) return reject({ type: 'OrderUnknown' });
  if (state.withdrawals.some((earlier) => earlier.withdrawalId === withdrawalId)) return unchanged;
  const wanted = perLine(command.lines);
  const refusal = refusesNow(command, state) ?? refusesLines(order, state, wanted);
  if (refusal) return reject(refusal);
  const { parcels, stopped, back } = partedByStop(state, wanted);
  const stops = stopped.length > 0;
  const [first, ...others] = [
    ...(stops
      ? [notified(withdrawalId, stopped, 'stop', notifiedAt, state), ...asking(parcels, notifiedAt, state)]
      : []),
    ...(back.length > 0 ? returning(command, back, stops, state) : []),
  ];
  return first ? accept(first, ...others) : reject({ type: 'ReturnIsEmpty', field: 'lines' });
}

function notified(
  withdrawalId: Uuid,
  lines: readonly ReturnRequest[],
  asks: 'stop' | 'return',
  notifiedAt: Instant,
  state: OrderState,
): OrderEvent {
  const { lastDay } = withdrawalPeriod(receivedAt(state), notifiedAt);
  const { ruleVersion } = withdrawalRule.on(stockholmDate(notifiedAt));
  return { type: 'WithdrawalNotified', data: { withdrawalId, lines, asks, lastDay, notifiedAt, ruleVersion } };
}

/** Asks for the parcels that nobody has asked for. The answer about the others settles the notice too. */
function asking(parcels: readonly SentParcel[], requestedAt: Instant, state: OrderState): readonly OrderEvent[] {
  const pending = pendingParcels(state);
  const parcelIds = parcels.map(({ parcelId }) => parcelId).filter((parcelId) => !pending.includes(parcelId));
  if (parcelIds.length === 0) return [];
  return [{ type: 'CancellationRequested', data: { reason: WITHDRAWN, parcelIds, requestedAt } }];
}

function returning(
  { withdrawalId: id, notifiedAt }: NotifyWithdrawal,
  lines: readonly ReturnRequest[],
  isSecond: boolean,
  state: OrderState,
): readonly OrderEvent[] {
  const withdrawalId = isSecond ? partId(id, 'back') : id;
  const place = state.withdrawals.length + (isSecond ? 2 : 1);
  return [
    notified(withdrawalId, lines, 'return', notifiedAt, state),
    ...(state.order ? [awaitReturn({ withdrawalId, lines, notifiedAt }, place, state.order, notifiedAt)] : []),
  ];
}

function refusesNow({ notifiedAt }: NotifyWithdrawal, state: OrderState): OrderRejection | null {
  if (!state.confirmedAt || state.phase === 'cancelled') return { type: 'OrderPhaseWrong', phase: state.phase };
  const { open, lastDay } = withdrawalPeriod(receivedAt(state), notifiedAt);
  return open || lastDay === null ? null : { type: 'WithdrawalTooLate', lastDay };
}

function refusesLines(
  { lines }: PlacedOrder,
  state: OrderState,
  wanted: readonly ReturnRequest[],
): OrderRejection | null {
  if (wanted.length === 0) return { type: 'ReturnIsEmpty', field: 'lines' };
  for (const { lineId, quantity } of wanted) {
    const sold = lines.find((line) => line.lineId === lineId);
    if (!sold) return { type: 'LineUnknown', field: 'lineId', lineId };
    const returnable = withdrawable(state, sold);
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > returnable)
      return { type: 'ReturnAboveSold', field: 'quantity', lineId, returnable };
  }
  const [medicine] = partedByRight(lines, partedByStop(state, wanted).back).kept;
  return medicine ? { type: 'LineNotReturnable', field: 'lineId', lineId: medicine.lineId, reason: 'medicine' } : null;
}
