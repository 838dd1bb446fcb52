import { statedSek } from '../../../../../domain/payment/index.js';
import { ACTS } from './acts.fixture.js';
import type { Happening } from './happening.fixture.js';
import { AT } from './purchases.fixture.js';

const LATER = '2026-05-04T18:00:00.000Z';

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

export const goesWell: Happens = authorised('1', (amount) => amount);

export async function confirmCapture(on: Happening, amount: (due: number) => number = (due) => due): Promise<void> {
  for (const { captureId, attempt, amount: due, status } of on.payment.captures) {
    // The partner captures what it was asked for, and says so again when it is asked again.
    if (status !== 'requested' && status !== 'captured') continue;
    const common = { captureId, attempt, pspReference: captureId, capturedAt: LATER };
    if (on.payment.started?.capture !== 'at-once') on.partner.take(on.paymentId, captureId, due);
    await on.pay({ type: 'ConfirmCapture', ...common, stated: statedSek(amount(due)) });
  }
}

export const refund: Happens = async (on) => {
  for (const { refundId, attempt, amount, status } of on.payment.refunds) {
    if (status === 'requested') on.partner.payBack(on.paymentId, refundId, amount);
    const common = { refundId, attempt, pspReference: refundId, refundedAt: LATER };
    await on.pay({ type: 'ConfirmRefund', ...common, stated: statedSek(amount) });
  }
};

export const reverse: Happens = async (on) => {
  for (const { reversalId, attempt, pspReference } of on.payment.reversals) {
    on.partner.undo(on.paymentId, pspReference);
    await on.pay({ type: 'ConfirmReversal', reversalId, attempt, pspReference: reversalId, reversedAt: LATER });
  }
};

/** What the payment partner, the shopper and the clock make of a payment, and each fault of the partner. */
export const OF_PAYMENT: Readonly<Record<string, Happens>> = {
  'the partner authorises': goesWell,
  'the partner authorises without a sum': authorised('1', () => null),
  'the partner authorises another sum': authorised('1', (amount) => amount + 100),
  'another attempt is authorised': authorised('2', (amount) => amount),
  'the partner refuses': (on) =>
    on.pay({ type: 'Refuse', pspReference: `${on.paymentId}-1`, stated: null, reason: 'DECLINED', refusedAt: AT }),
  'the shopper turns back': (on) =>
    on.pay({ type: 'Cancel', reason: 'shopper', cancelledAt: AT, refundId: on.newId() }),
  'time is up': (on) => on.pay({ type: 'TimeOut', at: LATER }),
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

const said =
  (act: (typeof ACTS)[string], times: number): Happens =>
  async (on) => {
    for (let time = 0; time < times; time += 1) {
      const command = act(on);
      if (command) await on.act(command);
    }
  };

/** All news of an order and its payment, whether or not it can be true now. Each message may also come twice. */
export const NEWS: Readonly<Record<string, Happens>> = {
  ...OF_PAYMENT,
  ...Object.fromEntries(Object.entries(ACTS).map(([name, act]) => [name, said(act, 1)])),
  ...Object.fromEntries(Object.entries(ACTS).map(([name, act]) => [`${name}, and is told twice`, said(act, 2)])),
};
