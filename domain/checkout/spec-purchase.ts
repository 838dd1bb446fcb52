import type { CartProduct } from '../cart/index.js';
import type { MemberEvent } from '../member/index.js';
import { SpecShop } from './spec-shop.js';
import { startPayment } from './start-payment.js';

const ON = '2026-05-04';
export const AT = '2026-05-04T10:00:00.000Z';
/** Goods less the cheque, and the delivery. */
export const TOTAL = 2 * 9900 + 45_500 - 2000 + 4900;

const shown = {
  brand: null,
  packageText: null,
  atcCode: null,
  categoryPath: null,
  lowestPrice30Days: null,
  comparisonPrice: null,
};
const alvedon: CartProduct = {
  varuId: '014512',
  name: 'Alvedon 500 mg',
  type: 'Ex',
  unitPrice: 9900,
  vatClass: 'goods',
  flags: ['Paracetamol'],
  weightGrams: 40,
};
const cream: CartProduct = {
  ...alvedon,
  varuId: '772201',
  name: 'Ansiktskräm',
  type: 'Ha',
  unitPrice: 45_500,
  flags: [],
};
const contact = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'astrid@example.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

/** A member's cart with a cheque of 20 kr, frozen for an order whose payment is pending. */
export function checkout(paymentMethod: string): SpecShop {
  const shop = new SpecShop();
  shop.record('member', 'm', membership);
  fillCart(shop);
  placeOrder(shop, paymentMethod);
  const placed = shop.state('order', 'o').order;
  if (placed) shop.send({ slice: 'payment', key: 'p', command: startPayment(placed) });
  return shop;
}

const membership: readonly MemberEvent[] = [
  {
    type: 'MemberRegistered',
    data: {
      memberId: 'm',
      customerId: 'c',
      memberNumber: '9',
      email: '',
      mobileNumber: '',
      registeredOn: '2025-01-01',
    },
  },
  {
    type: 'ChequeIssued',
    data: {
      chequeId: 'q',
      amount: 2000,
      pointsConverted: 1000,
      lots: [],
      level: '+',
      rate: 2,
      issuedOn: '2026-04-30',
      validFrom: '2026-05-01',
      validTo: '2026-07-31',
      convertedThisYear: 1000,
      ruleVersion: 'cheque-rule@2020-01-01',
    },
  },
  { type: 'ChequeReserved', data: { chequeId: 'q', cartId: 'k', reservedAt: AT } },
];

function fillCart(shop: SpecShop): void {
  shop.send({
    slice: 'cart',
    key: 'k',
    command: { type: 'AddItem', cartId: 'k', customerId: 'c', product: alvedon, quantity: 2, on: ON },
  });
  shop.send({
    slice: 'cart',
    key: 'k',
    command: { type: 'AddItem', cartId: 'k', customerId: 'c', product: cream, quantity: 1, on: ON },
  });
  shop.send({
    slice: 'cart',
    key: 'k',
    command: {
      type: 'ApplyCheque',
      customerId: 'c',
      memberId: 'm',
      chequeId: 'q',
      amount: 2000,
      validTo: '2026-07-31',
      on: ON,
    },
  });
  shop.send({
    slice: 'cart',
    key: 'k',
    command: {
      ...{ type: 'StartCheckout', customerId: 'c', orderId: 'o', shelfKey: 's' },
      ...{ seen: shop.state('cart', 'k'), at: AT, on: ON },
    },
  });
}

function placeOrder(shop: SpecShop, paymentMethod: string): void {
  shop.send({
    slice: 'order',
    key: 'o',
    command: {
      type: 'PlaceOrder',
      orderId: 'o',
      orderNumber: '100001',
      cartId: 'k',
      customerId: 'c',
      memberId: 'm',
      placedAt: AT,
      lines: shop.state('cart', 'k').lines.map((line) => ({ ...line, ...shown })),
      cheque: { chequeId: 'q', amount: 2000 },
      delivery: { optionId: 'agent', name: 'Ombud', price: 4900, promise: '1–2 vardagar', earliest: ON, latest: ON },
      paymentId: 'p',
      paymentMethod,
      contact,
      shelfKey: 's',
      trackingKey: 't',
    },
  });
}
