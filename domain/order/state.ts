import type { Instant, Ore } from '../kernel/index.js';
import type { ItemsReturned, OrderEvent, OrderFailed, OrderPlaced, PlacedOrder } from './events.js';
import type { ComplaintEvent } from './complaint/events.js';
import { evolveComplaints, type Complaint } from './complaint/state.js';
import { parcelMoney } from './billed/parcel-money.js';
import { parcelsAfter, phaseOfParcels, lastReceivedAt, type SentParcel } from './parcels.js';
import { evolveStops, type PendingStop } from './stop/state.js';
import { evolveUnsent, givenForUnsent, nothingUnsent, type Unsent } from './packing/state.js';
import { placedLines } from './prescribed/lines.js';
import type { StaffRefundEvent } from './staff-refund/events.js';
import { evolveStaffRefunds, givenByStaff, noStaffRefunds, type StaffRefunds } from './staff-refund/state.js';
import { addReturn } from './refund.js';
import type { WithdrawalEvent } from './withdrawal/events.js';
import { evolveWithdrawals, settled, type Withdrawal } from './withdrawal/state.js';

export type OrderPhase =
  'absent' | 'placed' | 'confirmed' | 'failed' | 'dispatched' | 'delivered' | 'not-delivered' | 'cancelled';

export interface ReturnedLine {
  readonly quantity: number;
  readonly refund: Ore;
}

export interface OrderState {
  readonly phase: OrderPhase;
  /** The data of OrderPlaced. Null before that event. */
  readonly order: PlacedOrder | null;
  /** When the payment was confirmed. A cancellation keeps it, because it shows whether the order was paid. */
  readonly confirmedAt: Instant | null;
  /** What the warehouse is asked to stop, while it has not responded. */
  readonly cancellations: readonly PendingStop[];
  readonly failure: OrderFailed['data']['reason'] | null;
  /** The order's parcels, in the order in which they were planned. */
  readonly parcels: readonly SentParcel[];
  /** The carrier's number of the first parcel. */
  readonly trackingNumber: string | null;
  /** When the first parcel was sent. */
  readonly dispatchedAt: Instant | null;
  /** When the customer had received the last parcel. Null while a parcel is on its way. */
  readonly deliveredAt: Instant | null;
  /** The parcels that were late, of which the customer was told. */
  readonly delayed: readonly string[];
  readonly returned: Readonly<Record<string, ReturnedLine>>;
  readonly returns: readonly ItemsReturned['data'][];
  /** What is never sent: pieces that the warehouse lacks, with their money. */
  readonly unsent: Unsent;
  /** The prescription lines that a pharmacist dispensed. */
  readonly dispensed: readonly string[];
  /** The customer's notices of withdrawal, oldest first. */
  readonly withdrawals: readonly Withdrawal[];
  readonly staffRefunds: StaffRefunds;
  /** The customer's complaints, oldest first. */
  readonly complaints: readonly Complaint[];
}

export const initialOrder: OrderState = {
  phase: 'absent',
  order: null,
  confirmedAt: null,
  cancellations: [],
  failure: null,
  parcels: [],
  trackingNumber: null,
  dispatchedAt: null,
  deliveredAt: null,
  delayed: [],
  returned: {},
  returns: [],
  unsent: nothingUnsent,
  dispensed: [],
  withdrawals: [],
  staffRefunds: noStaffRefunds,
  complaints: [],
};

export function evolve(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'OrderPlaced':
      return { ...state, phase: 'placed', order: placedOrder(event.data), parcels: parcelsAfter([], event) };
    case 'OrderGivenUp':
      return { ...state, phase: 'failed' };
    case 'OrderConfirmed':
      return { ...state, phase: 'confirmed', confirmedAt: event.data.confirmedAt };
    case 'OrderFailed':
      return { ...state, phase: 'failed', failure: event.data.reason };
    case 'OrderDispatched':
    case 'OrderDelivered':
    case 'OrderNotDelivered':
    case 'PickingStarted':
    case 'ParcelPacked':
    case 'ParcelReady':
    case 'CollectReminded':
    case 'ParcelNotCollected':
    case 'ParcelReordered':
    case 'ReorderDeclined':
    case 'GoodsDestroyed':
      return withParcels(state, event);
    case 'ParcelCameBack':
      return { ...withParcels(state, event), withdrawals: evolveWithdrawals(state.withdrawals, event) };
    case 'CancellationRequested':
    case 'CancellationAnswered':
      return { ...state, cancellations: evolveStops(state, event) };
    case 'OrderCancelled':
      return { ...withParcels(state, event), phase: 'cancelled', cancellations: [] };
    case 'ParcelStopped':
      return {
        ...withParcels(state, event),
        unsent: evolveUnsent(state.unsent, event),
        withdrawals: evolveWithdrawals(state.withdrawals, event),
      };
    case 'ParcelShort':
    case 'NothingLeft':
      return { ...withParcels(state, event), unsent: evolveUnsent(state.unsent, event) };
    case 'LineDispensed':
      return { ...state, dispensed: [...state.dispensed, event.data.lineId] };
    case 'ItemsReturned':
      return {
        ...state,
        returned: addReturn(state.returned, event.data.lines),
        returns: [...state.returns, event.data],
        withdrawals: settled(state.withdrawals, event.data.returnId),
      };
    case 'DeliveryDelayed':
      return { ...state, delayed: [...state.delayed, event.data.parcelId ?? state.parcels[0]?.parcelId ?? ''] };
    case 'OrderStepRepeated':
      return state;
    default:
      return evolveAfterPurchase(state, event);
  }
}

type AfterPurchase = StaffRefundEvent | WithdrawalEvent | ComplaintEvent;

/** What the customer asks for after the purchase, and what staff answer. */
function evolveAfterPurchase(state: OrderState, event: AfterPurchase): OrderState {
  switch (event.type) {
    case 'StaffRefundProposed':
    case 'StaffRefundDeclined':
    case 'StaffRefundGiven':
      return { ...state, staffRefunds: evolveStaffRefunds(state.staffRefunds, event) };
    case 'WithdrawalNotified':
    case 'ReturnAwaited':
    case 'WithdrawalStopped':
    case 'WithdrawalDeclined':
    case 'ReturnLabelled':
    case 'ReturnReceived':
    case 'ReturnInspected':
    case 'ReturnWarned':
      return { ...state, withdrawals: evolveWithdrawals(state.withdrawals, event) };
    case 'ComplaintMade':
    case 'ComplaintAccepted':
    case 'ComplaintRefunded':
    case 'ComplaintReopened':
    case 'ReplacementOrdered':
    case 'ReplacementSent':
    case 'ComplaintDeclined':
      return { ...state, complaints: evolveComplaints(state.complaints, event) };
    default:
      event satisfies never;
      return state;
  }
}

export function placedOrder(data: OrderPlaced['data']): PlacedOrder {
  return { ...data, lines: placedLines(data) };
}

export function isWhollyReturned(state: OrderState): boolean {
  return state.returns.some(({ whole }) => whole);
}

/**
 * The money that the shop should hold for the order. It is zero when unpaid or cancelled; refunds for returns
 * and for goods that were not sent are subtracted.
 */
export function owedTotal(state: OrderState): Ore {
  if (!state.order || !state.confirmedAt || state.phase === 'cancelled') return 0;
  const returned = state.returns.reduce((sum, { refund }) => sum + refund, 0);
  return state.order.totals.total - returned - givenByStaff(state.staffRefunds) - givenForUnsent(state.unsent);
}

/** The part of it that is for parcels which were sent. The money of the others may not be captured yet (CHK-05). */
export function owedForSent(state: OrderState, isSent: (parcel: SentParcel) => boolean = hasLeft): Ore {
  const { order, unsent, parcels } = state;
  if (!order) return 0;
  const toCome = parcels.filter((parcel) => !isSent(parcel));
  const due = toCome.reduce((sum, parcel) => sum + (parcelMoney({ order, parcels, unsent }, parcel).due ?? 0), 0);
  return Math.max(0, owedTotal(state) - due);
}

function hasLeft({ phase }: SentParcel): boolean {
  return phase !== 'waiting';
}

type OfGoods = Pick<ItemsReturned['data'], 'refund'> & { readonly lines: readonly { readonly lineId: string }[] };

/**
 * A part that staff paid back before is not paid back again with the goods. Goods that came back had left, also when the
 * report of it is late.
 */
export function withinOwed<Refund extends OfGoods>(refund: Refund, state: OrderState): Refund {
  const isSent = (parcel: SentParcel): boolean =>
    hasLeft(parcel) || refund.lines.some(({ lineId }) => parcel.lineIds.includes(lineId));
  return { ...refund, refund: Math.min(refund.refund, owedForSent(state, isSent)) };
}

function withParcels(state: OrderState, event: OrderEvent): OrderState {
  const parcels = parcelsAfter(state.parcels, event);
  const { trackingNumber = null } = parcels[0] ?? {};
  const dispatchedAt = state.dispatchedAt ?? firstDispatch(parcels);
  return {
    ...state,
    phase: phaseOfParcels(parcels),
    parcels,
    trackingNumber,
    dispatchedAt,
    deliveredAt: lastReceivedAt(parcels),
  };
}

function firstDispatch(parcels: readonly SentParcel[]): Instant | null {
  return parcels.flatMap(({ dispatchedAt }) => dispatchedAt ?? []).toSorted()[0] ?? null;
}
