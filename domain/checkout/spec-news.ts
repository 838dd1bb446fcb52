import type { OrderCommand } from '../order/index.js';
import { statedSek } from '../payment/index.js';
import { AT, TOTAL } from './spec-purchase.js';
import type { SpecShop } from './spec-shop.js';

const PARCEL = { parcelId: '100001-1', trackingNumber: '100001-1', carrier: 'PostNord' } as const;
const LATER = '2026-05-04T11:00:00.000Z';

const authorised = (psp: string) => (shop: SpecShop) =>
  shop.send({
    slice: 'payment',
    key: 'p',
    command: { type: 'Authorise', pspReference: psp, stated: statedSek(TOTAL), authorisedAt: AT },
  });

function bring(shop: SpecShop, returnId: string, quantities: Readonly<Record<string, number>>): void {
  const lines = Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity }));
  shop.send({ slice: 'order', key: 'o', command: { type: 'ReturnItems', returnId, lines, returnedAt: LATER } });
}

export function confirmCapture(shop: SpecShop): void {
  const capture = shop.state('payment', 'p').captures.at(-1);
  if (!capture) return;
  const { captureId, attempt, amount } = capture;
  shop.send({
    slice: 'payment',
    key: 'p',
    command: {
      type: 'ConfirmCapture',
      captureId,
      attempt,
      stated: statedSek(amount),
      pspReference: 'capture',
      capturedAt: LATER,
    },
  });
}

function failCapture(shop: SpecShop): void {
  const { captureId = 'none', attempt = 1 } = shop.state('payment', 'p').captures.at(-1) ?? {};
  const command = { type: 'FailCapture', captureId, attempt, stated: null, reason: 'bank', failedAt: LATER } as const;
  shop.send({ slice: 'payment', key: 'p', command });
}

export function confirmRefunds(shop: SpecShop): void {
  for (const { refundId, attempt, amount } of shop.state('payment', 'p').refunds) {
    shop.send({
      slice: 'payment',
      key: 'p',
      command: {
        type: 'ConfirmRefund',
        refundId,
        attempt,
        stated: statedSek(amount),
        pspReference: 'refund',
        refundedAt: LATER,
      },
    });
  }
}

export function confirmReversals(shop: SpecShop): void {
  for (const { reversalId, attempt } of shop.state('payment', 'p').reversals) {
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'ConfirmReversal', reversalId, attempt, pspReference: 'reversal', reversedAt: LATER },
    });
  }
}

/** Runs a command unless the warehouse has stopped the order. A stopped order is never dispatched. */
function unlessStopped(shop: SpecShop, command: OrderCommand): void {
  if (shop.state('order', 'o').phase !== 'cancelled') shop.send({ slice: 'order', key: 'o', command });
}

const answered = (answer: 'stopped' | 'too-late') => (shop: SpecShop) =>
  shop.send({ slice: 'order', key: 'o', command: { type: 'AnswerCancellation', answer, answeredAt: AT } });

/** Everything that can happen to a purchase: from browser, partner, warehouse, staff and clock. */
export const news: Readonly<Record<string, (shop: SpecShop) => void>> = {
  'the partner authorises': authorised('psp-1'),
  'another attempt is authorised': authorised('psp-2'),
  'the partner refuses': (shop) =>
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'Refuse', pspReference: 'psp-1', stated: null, reason: 'DECLINED', refusedAt: AT },
    }),
  'the shopper must act': (shop) =>
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'RequireAction', action: 'threeDS2', pspReference: 'psp-1' },
    }),
  'the shopper turns back': (shop) =>
    shop.send({
      slice: 'payment',
      key: 'p',
      command: { type: 'Cancel', reason: 'shopper', cancelledAt: AT, refundId: 'r-shopper' },
    }),
  'the clock is early': (shop) => shop.send({ slice: 'payment', key: 'p', command: { type: 'TimeOut', at: AT } }),
  'time is up': (shop) => shop.send({ slice: 'payment', key: 'p', command: { type: 'TimeOut', at: LATER } }),
  'the parcel leaves': (shop) => unlessStopped(shop, { type: 'Dispatch', ...PARCEL, dispatchedAt: LATER }),
  'the parcel arrives': (shop) => unlessStopped(shop, { type: 'Deliver', ...PARCEL, deliveredAt: LATER }),
  'staff cancel': (shop) =>
    shop.send({
      slice: 'order',
      key: 'o',
      command: { type: 'Cancel', by: 'staff', reason: 'slut i lager', cancelledAt: AT },
    }),
  'the warehouse has stopped the parcel': answered('stopped'),
  'the warehouse is too late': answered('too-late'),
  'one pack comes back': (shop) => bring(shop, 'r1', { 1: 1 }),
  'another pack comes back': (shop) => bring(shop, 'r2', { 1: 1 }),
  'the cream comes back': (shop) => bring(shop, 'r3', { 2: 1 }),
  'the partner captures': confirmCapture,
  'the capture fails': failCapture,
  'the partner refunds': confirmRefunds,
};
