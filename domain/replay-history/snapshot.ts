import type { AppliedCoupon, CartLine } from '../cart/events.js';
import type { AppliedCheque, CartPhase, CartState } from '../cart/state.js';
import { cartTotals, type CartTotals } from '../cart/totals.js';
import { salesTotal, sell, type SoldLine } from '../pricing/index.js';
import { stockholmDate, type BusinessDate, type Instant, type Ore, type Shown, type Uuid } from '../kernel/index.js';
import type { MembershipEnded } from '../member/events.js';
import { chequesOn, explainLevel, type ChequeOn, type LevelExplanation } from '../member/explain.js';
import { inspection, type MemberKind } from '../member/inspect.js';
import type { MemberState } from '../member/state.js';
import { isWhollyReturned, type OrderPhase, type OrderState } from '../order/state.js';
import { captureStatus } from '../payment/captures.js';
import type { Capture, PaymentPhase, PaymentState } from '../payment/state.js';
import type { History, Moment } from './history.js';
import type { ShownStream } from './shown-streams.js';

export interface CartShown {
  readonly cartId: Uuid;
  readonly phase: CartPhase;
  readonly lines: readonly (CartLine & { readonly total: Ore })[];
  readonly gifts: readonly { readonly code: string; readonly name: string }[];
  readonly totals: CartTotals;
  readonly coupon: AppliedCoupon | null;
  readonly cheque: AppliedCheque | null;
}

export interface MemberShown {
  readonly memberId: Uuid;
  readonly memberNumber: string;
  readonly status: 'active' | 'ended';
  readonly values: readonly Shown<MemberKind>[];
  /** The explanation of the level. Null once the membership has ended. */
  readonly level: LevelExplanation | null;
  readonly cheques: readonly ChequeOn[];
  readonly end: MembershipEnded['data'] | null;
}

export interface OrderShown {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  /** The order's phase. `returned` means that all goods were returned, whether delivered or not. */
  readonly phase: OrderPhase | 'returned';
  readonly placedAt: Instant;
  readonly total: Ore;
  /** The part of `total` that was refunded for returned goods. */
  readonly returned: Ore;
  readonly trackingNumber: string | null;
  readonly payment: PaymentShown | null;
}

export interface PaymentShown {
  readonly paymentId: Uuid;
  readonly method: string;
  readonly phase: PaymentPhase;
  readonly capture: Capture['status'] | null;
  readonly refunded: Ore;
}

export interface Snapshot {
  readonly step: number;
  readonly instant: Instant | null;
  /** The date in Stockholm at this moment. Null before the first event. */
  readonly date: BusinessDate | null;
  /** Carts that can still be paid, oldest first. Usually there is one. */
  readonly carts: readonly CartShown[];
  readonly member: MemberShown | null;
  /** All orders, oldest first. */
  readonly orders: readonly OrderShown[];
}

export function snapshotAt(history: History, instant: Instant): Snapshot {
  return snapshot(history.atInstant(instant));
}

const STREAMS = Symbol('streams');

/** The streams from which the snapshot was made. They are hidden under a symbol, so they are not sent to a browser. */
export function streamsIn(snapshot: Snapshot): readonly ShownStream[] {
  return (snapshot as { readonly [STREAMS]?: readonly ShownStream[] })[STREAMS] ?? [];
}

export function snapshot(moment: Moment): Snapshot {
  let streams: readonly ShownStream[] | undefined;
  return Object.defineProperty(shownAt(moment), STREAMS, { get: () => (streams ??= moment.streams) });
}

function shownAt({ step, instant, carts, member, orders, payments }: Moment): Snapshot {
  const date = instant && stockholmDate(instant);
  const byId = new Map(payments.map((payment) => [payment.started?.paymentId, payment]));
  return {
    step,
    instant,
    date,
    carts: carts.filter(({ phase }) => phase === 'open' || phase === 'frozen').map(cartShown),
    member:
      member && member.status !== 'none' && date && instant ? memberShown(member, member.status, instant, date) : null,
    orders: orders.flatMap((order) => orderShown(order, byId)),
  };
}

function cartShown(state: CartState): CartShown {
  const { cartId, phase, gifts, coupon, cheque } = state;
  const sold = sell(state.lines, { coupon, cheque });
  const lines = state.lines.map((line, index) => ({ ...line, total: salesTotal(sold[index] as CartLine & SoldLine) }));
  const given = gifts.map(({ code, product: { name } }) => ({ code, name }));
  return { cartId: cartId ?? '', phase, lines, gifts: given, totals: cartTotals(state), coupon, cheque };
}

function memberShown(
  state: MemberState,
  status: MemberShown['status'],
  instant: Instant,
  date: BusinessDate,
): MemberShown {
  const values = inspection.inspect(state, instant);
  return {
    memberId: state.memberId,
    memberNumber: state.memberNumber,
    status,
    values: values.map(({ path, kind, name, value, rule }) => ({ path, kind, name, value, rule })),
    level: status === 'active' ? explainLevel(state, date) : null,
    cheques: chequesOn(state, date),
    end: state.end,
  };
}

function orderShown(state: OrderState, payments: ReadonlyMap<Uuid | undefined, PaymentState>): readonly OrderShown[] {
  if (!state.order) return [];
  const { orderId, orderNumber, placedAt, totals, paymentId } = state.order;
  const payment = payments.get(paymentId);
  const returned = state.returns.reduce((sum, { refund }) => sum + refund, 0);
  return [
    {
      orderId,
      orderNumber,
      phase: isWhollyReturned(state) ? 'returned' : state.phase,
      placedAt,
      total: totals.total,
      returned,
      trackingNumber: state.trackingNumber,
      payment: payment ? paymentShown(paymentId, payment) : null,
    },
  ];
}

function paymentShown(paymentId: Uuid, state: PaymentState): PaymentShown {
  const { phase, started, refunds } = state;
  const refunded = refunds.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);
  return { paymentId, method: started?.method ?? '', phase, capture: captureStatus(state), refunded };
}
