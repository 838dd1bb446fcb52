import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { anyProduct } from '../shop/look.js';
import { approvedCard, astrid } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const details = { ...astrid, ageDeclared: true };
const card = { paymentMethod: 'scheme', paymentDetails: approvedCard };
const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'sv-SE',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0',
};
const long = (letters: number): string => 'a'.repeat(letters);

let shop: TestShop;
let varuId: string;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ products: 60 });
  ({ varuId } = await anyProduct(shop, { type: 'Ha' }));
  shopper = shop.visitor();
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await shopper.put('/customer-details', details);
  await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
});
afterAll(() => shop.stop());

type Sent = readonly [method: string, path: string, body: object];

/** The same field of the same call in both generations. */
const inBoth = (newer: Sent, older: Sent, field: string): readonly (readonly [Sent, string])[] => [
  [newer, field],
  [older, field],
];
const receiver = (change: object, field: string) =>
  inBoth(
    ['PUT', '/customer-details', { ...details, ...change }],
    ['PUT', '/api/cart/addresses/billing', { ...details, ...change }],
    field,
  );
const payment = (change: object, field: string) =>
  inBoth(
    ['POST', '/payments/start', { ...card, ...change }],
    ['POST', '/api/cart/checkout', { ...card, ...change }],
    field,
  );
const partners = (body: object, field: string) =>
  inBoth(['POST', '/payments/payment-details', body], ['POST', '/api/adyen/payments/details', body], field);
const browser = (change: object, field: string) =>
  payment({ browserInfo: { ...browserInfo, ...change } }, `browserInfo.${field}`);
const paidBy = (change: object, field: string) =>
  payment({ paymentDetails: { ...approvedCard, ...change } }, `paymentDetails.${field}`);
const CHOOSES = ['/shipments/sync-user-choice', '/api/cart/shipping/widget', '/api/cart/shipping/deliveryinfo'];
const delivery = (change: object, field: string) =>
  CHOOSES.map((path) => [['PUT', path, { optionId: 'postal', ...change }], field] as const);
const billed = (change: object, field: string) =>
  payment({ paymentMethod: 'InvoiceMonthly', paymentDetails: { type: 'InvoiceMonthly', ...change } }, field);
const paymentId = '2e2e9505-0c25-471d-8841-2bb78db07d3d';

const OVER: readonly (readonly [Sent, string])[] = [
  ...[0, 1.5, '2', 1e21, null].flatMap((quantity) => [
    [['POST', '/cart/add-quantity', { id: '{varuId}', quantity }], 'quantity'] as const,
    [['PUT', '/api/cart/items/{varuId}', { quantity: quantity === 0 ? -1 : quantity }], 'quantity'] as const,
  ]),
  [['POST', '/cart/add-quantity', { id: '12345', quantity: 1 }], 'id'],
  [['POST', '/cart/set-quantity', { id: '1234567', quantity: 1 }], 'id'],
  [['POST', '/cart/set-quantity', { id: '{varuId}', quantity: -1 }], 'quantity'],
  [['POST', '/api/cart/items/{varuId}', { Quantity: 0 }], 'Quantity'],
  [['POST', '/api/cart/items/1234567', { Quantity: 1 }], 'varuId'],
  [['PUT', '/cart/recalculate', { reason: ' ' }], 'reason'],
  [['PUT', '/cart/recalculate', { reason: long(101) }], 'reason'],
  ...['firstName', 'lastName', 'street', 'city', 'careOf', 'email'].flatMap((field) =>
    receiver({ [field]: long(101) }, field),
  ),
  ...['firstName', 'lastName', 'email', 'phoneNumber', 'postalCode', 'street', 'city'].flatMap((field) =>
    receiver({ [field]: '' }, field),
  ),
  ...receiver({ postalCode: '1182' }, 'postalCode'),
  ...receiver({ phoneNumber: '070' }, 'phoneNumber'),
  ...receiver({ price: 1 }, 'price'),
  ...payment({ shown: long(101) }, 'shown'),
  ...payment({ saveCard: 'yes' }, 'saveCard'),
  ...payment({ ageDeclared: 1 }, 'ageDeclared'),
  ...payment({ paymentMethod: 'cash' }, 'paymentMethod'),
  ...payment({ amount: 1 }, 'amount'),
  ...paidBy({ holderName: long(101) }, 'holderName'),
  ...paidBy({ encryptedCardNumber: '4111111111111111' }, 'encryptedCardNumber'),
  ...paidBy({ encryptedSecurityCode: long(10_001) }, 'encryptedSecurityCode'),
  ...paidBy({ cvc: '737' }, 'cvc'),
  ...browser({ acceptHeader: long(2001) }, 'acceptHeader'),
  ...browser({ userAgent: long(2001) }, 'userAgent'),
  ...browser({ language: long(36) }, 'language'),
  ...browser({ colorDepth: 100_001 }, 'colorDepth'),
  ...browser({ timeZoneOffset: -100_001 }, 'timeZoneOffset'),
  ...browser({ screenWidth: 0.5 }, 'screenWidth'),
  ...browser({ javaEnabled: 'no' }, 'javaEnabled'),
  ...partners({ paymentId: '1', details: { redirectResult: 'x' } }, 'paymentId'),
  ...partners({ paymentId, details: {} }, 'details'),
  ...partners({ paymentId, details: { redirectResult: long(10_001) } }, 'details.redirectResult'),
  [['POST', '/commands/logged-out', { personalIdentityNumber: long(21) }], 'personalIdentityNumber'],
  ...['', long(41), 7, null, 'bicycle'].flatMap((optionId) => delivery({ optionId }, 'optionId')),
  ...['', long(41), 7, 'agent-101-1', 'postal-981-1'].flatMap((placeId) => delivery({ placeId }, 'placeId')),
  // What the browser says about freight, promise and parcels is never read.
  ...delivery({ price: 0 }, 'price'),
  ...delivery({ shipmentPrice: 0 }, 'shipmentPrice'),
  ...delivery({ promise: 'i dag' }, 'promise'),
  ...delivery({ parcels: [] }, 'parcels'),
  ...payment({ shipping: 0 }, 'shipping'),
  ...payment({ parcels: [] }, 'parcels'),
  ...payment({ delivery: { optionId: 'postal', price: 0 } }, 'delivery'),
  ...receiver({ country: 'NO' }, 'country'),
  ...receiver({ ageDeclared: 'ja' }, 'ageDeclared'),
  ...receiver({ postalCode: '011 20' }, 'postalCode'),
  ...[0, 13, 1.5, '3'].flatMap((months) => billed({ months }, 'paymentDetails.months')),
  ...billed({ notice: 'fax' }, 'paymentDetails.notice'),
  ...billed({ fee: 0 }, 'paymentDetails.fee'),
  ...paidBy({ type: 'swish' }, 'type'),
  ...payment(
    { paymentDetails: { type: 'scheme', storedPaymentMethodId: long(10_001) } },
    'paymentDetails.storedPaymentMethodId',
  ),
  ...payment(
    { paymentMethod: 'applepay', paymentDetails: { type: 'applepay', applePayToken: long(10_001) } },
    'paymentDetails.applePayToken',
  ),
  ...partners({ paymentId, details: { threeDSResult: '' } }, 'details.threeDSResult'),
  ...partners({ paymentId, details: { threeDSResult: long(10_001) } }, 'details.threeDSResult'),
  ...partners({ paymentId, details: { redirectResult: 'x' }, amount: 1 }, 'amount'),
  ...['1182', '011 20', '', 11820].map((ZipCode) => [['PUT', '/api/cart/location', { ZipCode }], 'ZipCode'] as const),
];

const AT: readonly Sent[] = [
  ['PUT', '/customer-details', { ...details, street: long(100), careOf: long(100) }],
  ['PUT', '/api/cart/addresses/billing', { ...details, street: long(100), careOf: long(100) }],
  ['PUT', '/cart/recalculate', { reason: long(100) }],
  ['POST', '/cart/set-quantity', { id: '{varuId}', quantity: 1 }],
  ['PUT', '/api/cart/items/{varuId}', { quantity: 1 }],
  ['POST', '/commands/logged-out', { personalIdentityNumber: long(20) }],
];

const ask = (who: Shopper, [method, path, body]: Sent) => {
  const filled = (text: string): string => text.replaceAll('{varuId}', varuId);
  return who.send(method, filled(path), JSON.parse(filled(JSON.stringify(body))));
};

async function recorded(): Promise<string> {
  const { rows } = await shop.platform.pool.query(
    "SELECT count(*) FROM event WHERE stream_id !~ '^(look-log|job-run|job-calendar)-'",
  );
  return JSON.stringify(rows);
}

describe('over a bound, a call names the field and records nothing', () => {
  test.each(OVER.map(([sent, field]) => [sent[0], sent[1], field, sent] as const))(
    '%s %s %s',
    async (_method, _path, field, sent) => {
      const before = await recorded();
      const answer = await ask(shopper, sent);
      expect({ status: answer.status, fields: answer.body.errors?.map((error) => error.field) }).toEqual({
        status: 400,
        fields: expect.arrayContaining([field]),
      });
      expect(await recorded()).toBe(before);
    },
  );
});

describe('at a bound, a call is taken', () => {
  test.each(AT.map((sent) => [sent[0], sent[1], sent] as const))('%s %s', async (_method, _path, sent) => {
    expect(await ask(shopper, sent)).toMatchObject({ status: 200 });
  });
});
