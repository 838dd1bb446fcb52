import type { DomainEvent } from '../../domain/kernel/index.js';
import type { CartLine, CartProduct } from '../../domain/cart/events.js';
import type { OrderContact, OrderPlaced } from '../../domain/order/events.js';
import type { ChequeIssued, MemberRegistered, PointsEarned } from '../../domain/member/events.js';
import type { PaymentStarted } from '../../domain/payment/events.js';
import { price } from '../../domain/pricing/index.js';

/** A product for the specs of the views. This file has the events of one customer's year. */
export const product: CartProduct = {
  varuId: '100001',
  name: 'Alvedon 500 mg',
  type: 'Ex',
  unitPrice: 4_900,
  vatClass: 'medicine-otc',
  flags: [],
  weightGrams: 40,
};

export function line(quantity: number): CartLine {
  return { ...product, quantity };
}

const contact: OrderContact = {
  firstName: 'Anna',
  lastName: 'Ek',
  email: 'Anna.Ek@example.se',
  phoneNumber: '070-123 45 67',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

export function orderPlaced(change: Partial<OrderPlaced['data']> = {}): OrderPlaced {
  const shown = { brand: 'Nordkraft', packageText: '20 st', atcCode: 'N02BE01', categoryPath: null };
  const compared = { lowestPrice30Days: null, comparisonPrice: null };
  const item = { ...product, ...shown, ...compared, quantity: 2 };
  const { lines, totals } = price({ lines: [item], cheque: null, shipping: 0, on: '2026-03-01' });
  const delivery = { optionId: 'parcel', name: 'Ombud', price: 0, promise: '1–2 dagar' };
  return {
    type: 'OrderPlaced',
    data: {
      orderId: 'o1',
      orderNumber: '70000001',
      cartId: 'k1',
      customerId: 'c1',
      memberId: 'm1',
      placedAt: '2026-03-01T12:00:00.000Z',
      lines: lines.map((line) => ({ lineId: '1', ...line })),
      totals,
      parcels: [
        {
          parcelId: '70000001-1',
          trackingKey: 'k1',
          kind: 'ambient',
          optionId: delivery.optionId,
          method: delivery.name,
          lineIds: ['1'],
          promise: { text: '1–2 dagar', earliest: null, latest: null },
        },
      ],
      delivery,
      chequeId: null,
      coupon: null,
      paymentId: 'p1',
      paymentMethod: 'scheme',
      contact,
      shelfKey: 's1',
      pickupPlace: null,
      prescriptions: null,
      ...change,
    },
  };
}

export function paymentStarted(): PaymentStarted {
  return {
    type: 'PaymentStarted',
    data: {
      paymentId: 'p1',
      orderId: 'o1',
      orderNumber: '70000001',
      method: 'scheme',
      capture: 'later',
      amount: 9_800,
      startedAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2026-03-01T12:30:00.000Z',
    },
  };
}

export function memberRegistered(change: Partial<MemberRegistered['data']> = {}): MemberRegistered {
  const data = {
    memberId: 'm1',
    customerId: 'c1',
    memberNumber: '9752000001',
    email: 'anna@example.se',
    mobileNumber: '+46701234567',
    registeredOn: '2026-01-01',
  };
  return { type: 'MemberRegistered', data: { ...data, ...change } };
}

export function pointsEarned(points: number, earnedOn: string, lotId = `lot-${earnedOn}`): PointsEarned {
  return {
    type: 'PointsEarned',
    data: {
      lotId,
      orderId: lotId,
      parcelId: null,
      points,
      basis: points * 100,
      earnedOn,
      expiresOn: '2027-12-31',
      ruleVersion: 'point-rule@2020-01-01',
    },
  };
}

export function chequeIssued(chequeId = 'q1'): ChequeIssued {
  return {
    type: 'ChequeIssued',
    data: {
      chequeId,
      amount: 2_000,
      pointsConverted: 1_000,
      lots: [{ lotId: 'lot-2026-02-01', points: 1_000 }],
      level: '+',
      rate: 2,
      issuedOn: '2026-02-28',
      validFrom: '2026-03-01',
      validTo: '2026-05-31',
      convertedThisYear: 1_000,
      ruleVersion: 'cheque-rule@2020-01-01',
    },
  };
}

export function complaintMade(complaintId: string): DomainEvent {
  const what = {
    lines: [{ lineId: '1', quantity: 1 }],
    fault: 'damaged',
    wish: 'new-goods',
    faultSeenOn: '2026-03-02',
  };
  const evidence = { evidenceId: 'e1', text: 'hash', photos: [] };
  const when = { madeAt: '2026-03-02T12:00:00.000Z', answerBy: '2026-03-16', lastDay: null, assured: true };
  const data = { complaintId, complaintNumber: '70000001-K1', ...what, evidence, ...when, ruleVersion: 'complaint@x' };
  return { type: 'ComplaintMade', data };
}
