import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import {
  expectedRefund,
  inStoppableParcel,
  isLeftUncollected,
  mayWithdraw,
  partedByStop,
  receivedAt,
  refundDay,
  stillToReturn,
  withdrawable,
  withdrawalPeriod,
  withdrawalRule,
  type OrderState,
  type Withdrawal,
} from '../../../domain/order/index.js';
import { isInvoiced } from '../invoice/money-back-text.js';
import type { OwnOrder } from '../order/order-access.js';
import type {
  NamedLine,
  WithdrawalForm,
  WithdrawalPreview,
  WithdrawalReceipt,
  WithdrawalsOfOrder,
  WithdrawnLine,
} from './contract.js';

export function withdrawalForm({ placed, state }: OwnOrder, now: Instant): WithdrawalForm {
  const { orderId, orderNumber, lines } = placed;
  const { lastDay, open } = withdrawalPeriod(receivedAt(state), now);
  return {
    orderId,
    orderNumber,
    days: withdrawalRule.on(stockholmDate(now)).days,
    lastDay,
    open: open && mayBegin(state),
    lines: lines.map((line) => {
      const { lineId, varuId, name } = line;
      const quantity = withdrawable(state, line);
      return {
        lineId,
        varuId,
        name,
        quantity,
        returnable: mayWithdraw(line),
        stoppable: inStoppableParcel(state, line),
      };
    }),
  };
}

function mayBegin({ confirmedAt, phase }: OrderState): boolean {
  return confirmedAt !== null && phase !== 'cancelled';
}

/** What the confirmed notice would give. Call it only with lines that the order accepts. */
export function withdrawalPreview(
  { placed, state, contact }: OwnOrder,
  wanted: readonly WithdrawnLine[],
  now: Instant,
): WithdrawalPreview {
  const { parcels, stopped, back } = partedByStop(state, wanted);
  const { lines, shipping, refund, whole } = expectedRefund(state, wanted);
  const name = namesOf(placed.lines);
  const stops = back.length === 0 && nothingElse(state, parcels);
  return {
    asks: back.length === 0 ? 'stop' : stopped.length === 0 ? 'return' : 'both',
    lines: lines.map(({ lineId, quantity, refund }) => ({ ...name({ lineId, quantity }), refund })),
    // An order of which nothing is sent costs no freight at all, whatever was chosen.
    shipping: stops ? placed.totals.shipping : shipping,
    refund: stops ? refund - shipping + placed.totals.shipping : refund,
    invoiced: isInvoiced(placed),
    cheque: placed.chequeId === null ? null : stops || whole ? 'back' : 'kept',
    email: contact?.email ?? null,
    refundBy: refundDay(stockholmDate(now)),
  };
}

/** Whether nothing of the order is or was sent beside these parcels. */
function nothingElse(state: OrderState, parcels: OrderState['parcels']): boolean {
  const others = state.parcels.filter((parcel) => !parcels.includes(parcel));
  return others.every(({ phase, dispatchedAt }) => phase === 'cancelled' && dispatchedAt === null);
}

export function withdrawalReceipt(own: OwnOrder, withdrawal: Withdrawal): WithdrawalReceipt {
  const { placed, state, contact } = own;
  const { withdrawalId, notifiedAt, status, returnNumber, refundBy, label } = withdrawal;
  const name = namesOf(placed.lines);
  const toReturn = stillToReturn(state, withdrawal);
  return {
    ...{ withdrawalId, notifiedAt, status, returnNumber, refundBy, label },
    inspected: withdrawal.inspected?.map(({ outcome, ...line }) => ({ ...name(line), outcome })) ?? null,
    leftUncollected: withdrawal.status === 'awaited' && isLeftUncollected(state, toReturn),
    orderId: placed.orderId,
    orderNumber: placed.orderNumber,
    lines: withdrawal.lines.map(name),
    notToReturn: status === 'awaited' ? without(withdrawal.lines, toReturn).map(name) : [],
    kept: withdrawal.kept.map(name),
    invoiced: isInvoiced(placed),
    alongside: state.withdrawals
      .filter((each) => each.notifiedAt === notifiedAt && each.withdrawalId !== withdrawalId)
      .map((each) => ({ withdrawalId: each.withdrawalId, asks: each.asks })),
    refund: state.returns.find(({ returnId }) => returnId === withdrawalId)?.refund ?? null,
    email: contact?.email ?? null,
  };
}

export function withdrawalsOfOrder({ state }: OwnOrder, now: Instant): WithdrawalsOfOrder {
  const { lastDay, open } = withdrawalPeriod(receivedAt(state), now);
  const left = (state.order?.lines ?? []).some(
    (line) => withdrawable(state, line) > 0 && (inStoppableParcel(state, line) || mayWithdraw(line)),
  );
  const notices = state.withdrawals.map(({ withdrawalId, notifiedAt, status, returnNumber }) => ({
    ...{ withdrawalId, notifiedAt, status, returnNumber },
  }));
  return { open: open && mayBegin(state) && left, lastDay, notices };
}

/** What of the first goods is not among the second ones. */
function without(lines: readonly WithdrawnLine[], others: readonly WithdrawnLine[]): readonly WithdrawnLine[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const left = quantity - (others.find((line) => line.lineId === lineId)?.quantity ?? 0);
    return left > 0 ? [{ lineId, quantity: left }] : [];
  });
}

function namesOf(lines: OwnOrder['placed']['lines']): (line: WithdrawnLine) => NamedLine {
  return ({ lineId, quantity }) => ({
    lineId,
    quantity,
    name: lines.find((line) => line.lineId === lineId)?.name ?? '',
  });
}
