import { afterAll, beforeAll, expect, test } from 'vitest';

import { financeEnvelope } from '../../services/partners/finance/webhook.js';
import { sign, signedText } from '../../services/partners/adyen/signature.js';
import { signReturn } from '../../services/partners/warehouse/returns.js';
import { warehouseEnvelope } from '../../services/partners/warehouse/webhook.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

type Fields = Readonly<Record<string, unknown>>;
type Sender = readonly [name: string, address: string, good: Fields, signed: (word: Fields) => object];

/** Longer than any name or number of a partner, and short enough for the limit of a body. */
const LONG = 'å'.repeat(5_000);
const TEXTS: readonly unknown[] = ['', 'a\0b', LONG, '\ud800', 7, null, {}];
const NUMBERS: readonly unknown[] = [-1, 0.5, 1e21, '7', null];
const ID = '6f1e7a52-9c7e-4c38-9d3c-2b6a0f9a7f10';
const OCCURRED = '2026-05-04T10:00:00.000Z';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ products: 20 })));
afterAll(() => shop.stop());

/** One good word of each partner. The order and the payment exist in no shop, so a good word changes nothing. */
function senders(): readonly Sender[] {
  const { WAREHOUSE_HMAC_KEY, FINANCE_HMAC_KEY = '', ADYEN_HMAC_KEY, ADYEN_MERCHANT_ACCOUNT } = shop.partners.config;
  const parcel = { notificationId: 'n-1', orderId: ID, orderNumber: '607000001', parcel: 1, parcels: 1 };
  const carried = { ...parcel, occurredAt: OCCURRED, trackingNumber: 'T1', carrier: 'PostNord' };
  const returned = { notificationId: 'r-1', orderId: ID, returnNumber: '607000001-R1', occurredAt: OCCURRED };
  const credit = { eventId: 'e-1', creditId: 'c-1', reference: ID, operationId: null, amount: 100, reason: null };
  const item = {
    pspReference: 'P1',
    originalReference: '',
    merchantReference: ID,
    reason: 'x',
    eventCode: 'AUTHORISATION',
  };
  const account = { merchantAccountCode: ADYEN_MERCHANT_ACCOUNT, success: 'true', value: 1, currency: 'SEK' };
  return [
    [
      'warehouse',
      '/webhooks/warehouse',
      { type: 'not-delivered', reason: 'x', ...carried },
      (word) => warehouseEnvelope(word as never, WAREHOUSE_HMAC_KEY),
    ],
    [
      'return',
      '/webhooks/warehouse/returns',
      { type: 'return-received', ...returned },
      (word) => ({ notification: word, signature: signReturn(word as never, WAREHOUSE_HMAC_KEY) }),
    ],
    [
      'finance',
      '/webhooks/finance',
      { type: 'credit.denied', ...credit, occurredAt: OCCURRED, notice: null },
      (word) => financeEnvelope(word as never, FINANCE_HMAC_KEY),
    ],
    [
      'adyen',
      '/webhooks/adyen',
      { ...item, ...account, paymentMethod: 'visa' },
      ({ value, currency, ...rest }) => {
        const word = { ...rest, amount: { value, currency } };
        const hmacSignature = sign(signedText(word as never), ADYEN_HMAC_KEY);
        const NotificationRequestItem = { ...word, additionalData: { hmacSignature } };
        return { live: 'false', notificationItems: [{ NotificationRequestItem }] };
      },
    ],
  ];
}

function wrongs(good: Fields): readonly (readonly [string, unknown, Fields])[] {
  return Object.entries(good)
    .filter(([name]) => name !== 'notice')
    .flatMap(([name, value]) =>
      (typeof value === 'number' ? NUMBERS : TEXTS).map((wrong) => [name, wrong, { ...good, [name]: wrong }] as const),
    );
}

/** A word that is signed can still be wrong: a partner's release may send what its protocol does not allow. */
test.each([0, 1, 2, 3])('no field of a signed word of a partner breaks the shop (%i)', async (nth) => {
  const [name, address, good, signed] = senders()[nth] as Sender;
  const partner = shop.visitor();
  const sent = (word: Fields) => partner.post(address, signed(word));
  const { status: asGood } = await sent(good);
  expect([200, 204, 409]).toContain(asGood);
  const faults: string[] = [];
  for (const [field, value, word] of wrongs(good)) {
    const { status, body } = await sent(word);
    const told = body.errors?.[0]?.field ?? '';
    if (status >= 500 || (status === 400 && !told.endsWith(field)))
      faults.push(`${name}.${field} = ${JSON.stringify(value).slice(0, 20)}: ${status} ${told}`);
    if ((value === LONG || value === 'a\0b') && status < 400)
      faults.push(`${name}.${field}: ${JSON.stringify(value).slice(0, 9)} is taken`);
  }
  expect(faults).toEqual([]);
});
