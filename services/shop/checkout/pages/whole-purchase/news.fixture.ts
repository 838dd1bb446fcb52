import { order, type OrderCommand } from '../../../../../domain/order/index.js';
import { payment, statedSek, type PaymentState } from '../../../../../domain/payment/index.js';
import type { Partner } from './partner.fixture.js';
import { AT, type Purchases } from './purchases.fixture.js';

type PaymentCommand = Parameters<typeof payment.decide>[0];
const LATER = '2026-05-04T18:00:00.000Z';
const TOMORROW = '2026-05-06T12:00:00.000Z';

/** One placed order and its payment, to which something happens. */
export class Happening {
  constructor(
    private readonly purchases: Purchases,
    readonly partner: Partner,
    readonly orderId: string,
    readonly paymentId: string,
    readonly part: number,
  ) {}

  get payment(): PaymentState {
    return this.purchases.memory.now(payment, this.paymentId);
  }

  get order() {
    return this.purchases.memory.now(order, this.orderId);
  }

  async pay(command: PaymentCommand): Promise<void> {
    await this.purchases.memory.handle(payment, this.paymentId, command, { commandId: this.purchases.newId() });
  }

  async act(command: OrderCommand): Promise<void> {
    await this.purchases.memory.handle(order, this.orderId, command, { commandId: this.purchases.newId() });
  }

  newId(): string {
    return this.purchases.newId();
  }
}

type Happens = (on: Happening) => Promise<void>;

const authorised =
  (attempt: string, stated: (amount: number) => number | null): Happens =>
  async (on) => {
    const { amount = 0, capture } = on.payment.started ?? {};
    const [psp, sum] = [`${on.paymentId}-${attempt}`, stated(amount)];
    // The shop takes no other sum than it asked for, so such a message moves no money.
    if (capture === 'at-once' && (sum === null || sum === amount)) on.partner.take(on.paymentId, psp, amount);
    await on.pay({
      type: 'Authorise',
      pspReference: psp,
      stated: sum === null ? null : statedSek(sum),
      authorisedAt: AT,
    });
  };

function partOf({ order: { parcels }, part }: Happening) {
  return parcels[part % (parcels.length || 1)];
}

const dispatch: Happens = async (on) => {
  const parcel = partOf(on);
  // The warehouse never sends a parcel that it has stopped.
  if (!parcel || parcel.phase === 'cancelled') return;
  const { parcelId } = parcel;
  await on.act({ type: 'Dispatch', parcelId, trackingNumber: parcelId, carrier: 'PostNord', dispatchedAt: LATER });
};

async function confirmCapture(on: Happening, amount: (due: number) => number = (due) => due): Promise<void> {
  for (const { captureId, attempt, amount: due, status } of on.payment.captures) {
    // The partner captures what it was asked for, and says so again when it is asked again.
    if (status !== 'requested' && status !== 'captured') continue;
    const common = { captureId, attempt, pspReference: captureId, capturedAt: LATER };
    if (on.payment.started?.capture !== 'at-once') on.partner.take(on.paymentId, captureId, due);
    await on.pay({ type: 'ConfirmCapture', ...common, stated: statedSek(amount(due)) });
  }
}

const refund: Happens = async (on) => {
  for (const { refundId, attempt, amount, status } of on.payment.refunds) {
    if (status === 'requested') on.partner.payBack(on.paymentId, refundId, amount);
    const common = { refundId, attempt, pspReference: refundId, refundedAt: LATER };
    await on.pay({ type: 'ConfirmRefund', ...common, stated: statedSek(amount) });
  }
};

const reverse: Happens = async (on) => {
  for (const { reversalId, attempt, pspReference } of on.payment.reversals) {
    on.partner.undo(on.paymentId, pspReference);
    await on.pay({ type: 'ConfirmReversal', reversalId, attempt, pspReference: reversalId, reversedAt: LATER });
  }
};

const returns: Happens = async (on) => {
  const line = on.order.order?.lines[on.part % (on.order.order.lines.length || 1)];
  if (!line) return;
  const lines = [{ lineId: line.lineId, quantity: 1 }];
  await on.act({ type: 'ReturnItems', returnId: on.newId(), lines, returnedAt: LATER });
};

const answered =
  (answer: 'stopped' | 'too-late'): Happens =>
  (on) =>
    on.act({ type: 'AnswerCancellation', answer, answeredAt: LATER });

/** What becomes of an order: from browser, partner, warehouse, staff and clock, and each partner's faults. */
export const NEWS: Readonly<Record<string, Happens>> = {
  'the partner authorises': authorised('1', (amount) => amount),
  'the partner authorises without a sum': authorised('1', () => null),
  'the partner authorises another sum': authorised('1', (amount) => amount + 100),
  'another attempt is authorised': authorised('2', (amount) => amount),
  'the partner refuses': (on) =>
    on.pay({ type: 'Refuse', pspReference: `${on.paymentId}-1`, stated: null, reason: 'DECLINED', refusedAt: AT }),
  'the shopper turns back': (on) =>
    on.pay({ type: 'Cancel', reason: 'shopper', cancelledAt: AT, refundId: on.newId() }),
  'time is up': (on) => on.pay({ type: 'TimeOut', at: LATER }),
  'a parcel leaves': dispatch,
  'a parcel leaves, and the carrier says so twice': async (on) => {
    await dispatch(on);
    await dispatch(on);
  },
  'staff cancel': (on) => on.act({ type: 'Cancel', by: 'staff', reason: 'slut', cancelledAt: AT }),
  'staff cancel a parcel': async (on) => {
    const parcelId = partOf(on)?.parcelId;
    if (parcelId === undefined) return;
    await on.act({ type: 'Cancel', by: 'staff', reason: 'slut', parcelIds: [parcelId], cancelledAt: AT });
  },
  'the customer withdraws from a parcel': async (on) => {
    const parcel = partOf(on);
    const lines = (on.order.order?.lines ?? []).filter(({ lineId }) => parcel?.lineIds.includes(lineId));
    const wanted = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
    await on.act({ type: 'NotifyWithdrawal', withdrawalId: on.newId(), lines: wanted, notifiedAt: AT });
  },
  'a parcel is packed': async (on) => {
    const parcelId = partOf(on)?.parcelId;
    if (parcelId !== undefined) await on.act({ type: 'PackParcel', parcelId, packedAt: AT });
  },
  'the warehouse has stopped a part': async (on) => {
    const tooLate = on.order.parcels.slice(0, 1).map(({ parcelId }) => parcelId);
    await on.act({ type: 'AnswerCancellation', answer: 'partly', tooLate, answeredAt: LATER });
  },
  'the warehouse has stopped the order': answered('stopped'),
  'the warehouse is too late': answered('too-late'),
  'a piece comes back': returns,
  'another piece comes back': returns,
  'the partner captures': (on) => confirmCapture(on),
  'the partner captures and states another sum': (on) => confirmCapture(on, (due) => due + 1),
  'the partner captures, and its answer is lost': async (on) => {
    for (const { captureId, amount, status } of on.payment.captures)
      if (status === 'requested' && on.payment.started?.capture !== 'at-once')
        on.partner.take(on.paymentId, captureId, amount);
  },
  'the bank fails a capture': async (on) => {
    const { captureId, attempt } = on.payment.captures.at(-1) ?? {};
    if (captureId === undefined || attempt === undefined || on.payment.started?.capture === 'at-once') return;
    on.partner.undo(on.paymentId, captureId);
    await on.pay({ type: 'FailCapture', captureId, attempt, stated: null, reason: 'bank', failedAt: LATER });
  },
  'the partner refunds': refund,
  'the partner reverses': reverse,
};

/** Time passes: open payments end, the warehouse answers, and the partner does what it was asked. */
export async function comeToRest(on: Happening, settle: () => Promise<void>): Promise<void> {
  await on.pay({ type: 'TimeOut', at: LATER });
  await answered('stopped')(on);
  await settle();
  for (let round = 0; round < 3; round += 1) {
    await on.pay({ type: 'RetryDue', at: TOMORROW });
    await confirmCapture(on);
    await refund(on);
    await reverse(on);
    await settle();
  }
}
