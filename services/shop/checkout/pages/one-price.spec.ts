import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  initialCart,
  linesWithGifts,
  priceCart,
  type CartLine,
  type CartState,
} from '../../../../domain/cart/index.js';
import { isRejected } from '../../../../domain/kernel/index.js';
import { order, placedOrder, type OrderEvent, type OrderPlaced } from '../../../../domain/order/index.js';
import { payment } from '../../../../domain/payment/index.js';
import { regularPrice, type MultiBuyDeal } from '../../../../domain/pricing/index.js';
import { kronor } from '../../../../domain/kernel/money.js';
import { cartAnswer } from '../../cart/cart-answer.js';
import { legacyCartAnswer } from '../../cart/legacy/legacy-cart-answer.js';
import { mailSums } from '../../order/mail-sums.js';
import { confirmationView } from './confirmation-view.js';

const AT = '2026-05-04T10:00:00.000Z';
const ON = '2026-05-04';
const TYPES = ['Ha', 'Ex', 'Rx'] as const;
const VAT = { Ha: 'goods', Ex: 'medicine-otc', Rx: 'prescription' } as const;
const DEALS: readonly MultiBuyDeal[] = [
  { take: 3, payFor: 2 },
  { take: 2, sum: 9900 },
];
const delivery = { optionId: 'agent', name: 'Ombud', price: 4900, promise: '1–2 vardagar' };
const contact = {
  ...{ firstName: 'Astrid', lastName: 'Ek', email: 'astrid@example.se', phoneNumber: '0701234567' },
  ...{ street: 'Storgatan 1', postalCode: '11122', city: 'Stockholm', careOf: null },
};

const line: fc.Arbitrary<CartLine> = fc
  .record({
    number: fc.integer({ min: 100_001, max: 100_012 }),
    unitPrice: fc.integer({ min: 0, max: 90_000 }),
    campaign: fc.nat(20_000),
    member: fc.nat(9_000),
    deal: fc.option(fc.constantFrom(...DEALS)),
    quantity: fc.integer({ min: 1, max: 9 }),
    categoryPath: fc.constantFrom('hudvard/ansikte', 'har'),
  })
  .map(({ number, campaign, member, deal, ...rest }) => {
    const type = TYPES[number % 3] as (typeof TYPES)[number];
    return {
      ...{ varuId: String(number), name: `Vara ${number}`, type, vatClass: VAT[type], flags: [], weightGrams: 40 },
      ...rest,
      reductions: [
        { kind: 'campaign' as const, code: 'var', name: 'Vår', amount: campaign },
        { kind: 'member-price' as const, code: 'var', amount: member },
      ].filter(({ amount }) => amount > 0),
      ...(deal && { multiBuy: { code: 'take' in deal ? `${deal.take}` : '', name: null, deal } }),
    };
  });
const coupon = fc.record({
  code: fc.constant('SOMMAR'),
  name: fc.constant('Sommar'),
  off: fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), fc.record({ amount: fc.nat(50_000) })),
  goods: fc.constantFrom(null, { varuIds: ['100003'], categories: ['hudvard'] }),
  minimum: fc.constant(0),
  validTo: fc.constant('2026-08-31'),
  holdKey: fc.constant('hold'),
});
const gift = fc.record({
  code: fc.constant('GAVA'),
  product: line.map(({ quantity: _, ...product }) => ({
    ...product,
    ...{ type: 'Ha' as const, vatClass: 'goods' as const, unitPrice: 0 },
    reductions: [{ kind: 'gift' as const, code: 'GAVA', amount: regularPrice(product) }],
  })),
  minimum: fc.constant(0),
  validTo: fc.constant('2026-08-31'),
});
const basket: fc.Arbitrary<CartState> = fc
  .record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ varuId }) => varuId }),
    coupon: fc.option(coupon),
    gifts: fc.array(gift, { maxLength: 1 }),
    amount: fc.option(fc.integer({ min: 1, max: 5_000 })),
  })
  .map(({ amount, ...part }) => ({
    ...{ ...initialCart, cartId: 'k', phase: 'open' as const, delivery, ...part },
    cheque: amount === null ? null : { chequeId: 'q', memberId: 'm', amount, validTo: '2026-07-31' },
  }));

/** Places the order as the shop does. Null where the shop's rules keep such a cart from being paid. */
function placed(state: CartState, freight: number): OrderPlaced['data'] | null {
  const shown = { brand: null, packageText: null, atcCode: null, lowestPrice30Days: null, comparisonPrice: null };
  const decision = order.decide(
    {
      type: 'PlaceOrder',
      ...{ orderId: 'o', orderNumber: '1', cartId: 'k', customerId: 'c', memberId: 'm', paymentId: 'p', placedAt: AT },
      lines: linesWithGifts(state).map((each) => ({ categoryPath: null, ...each, ...shown })),
      coupon: state.coupon,
      cheque: state.cheque,
      delivery: { ...delivery, price: freight, earliest: ON, latest: ON },
      ...{ paymentMethod: 'scheme', contact, shelfKey: 's', trackingKey: 't' },
    },
    order.initial,
  );
  return isRejected(decision) ? null : (decision.accepted[0] as OrderPlaced).data;
}

/** Returns every piece, one by one, and adds up what the customer gets back. */
function refunded(data: OrderPlaced['data']): number {
  const history: OrderEvent[] = [
    { type: 'OrderPlaced', data },
    { type: 'OrderConfirmed', data: { paymentId: 'p', confirmedAt: AT } },
    { type: 'OrderDispatched', data: { trackingNumber: '1', carrier: 'x', dispatchedAt: AT, dispatchedOn: ON } },
  ];
  let state = history.reduce(order.evolve, order.initial);
  const pieces = placedOrder(data).lines.flatMap(({ lineId, quantity }) => new Array<string>(quantity).fill(lineId));
  for (const [nth, lineId] of pieces.entries()) {
    const lines = [{ lineId, quantity: 1 }];
    const decision = order.decide({ type: 'ReturnItems', returnId: `r${nth}`, lines, returnedAt: AT }, state);
    if (isRejected(decision)) throw new Error(decision.rejected.type);
    state = decision.accepted.reduce(order.evolve, state);
  }
  return state.returns.reduce((sum, { refund }) => sum + refund, 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
/** The öre of an amount in a text, for example "−1 234,50 kr". */
const oreIn = (text: string): number =>
  Math.round(
    Number(/(−?[\d\s]+(?:,\d\d)?)\s?kr$/.exec(text)?.[1]?.replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100,
  );

const parts = {
  catalogue: { products: async () => [] },
  commands: { load: async () => payment.initial },
} as unknown as Parameters<typeof confirmationView>[0];

test('basket, order, refund, confirmation and mail of any cart show the same sums, to the öre (CRT-04, CHK-07, CHK-12)', async () => {
  await fc.assert(
    fc.asyncProperty(basket, async (state) => {
      const answer = cartAnswer(state, AT);
      const freight = Math.round((answer.shipmentPrice ?? 0) * 100);
      const { totals } = priceCart(state, freight, ON);
      const data = placed(state, freight);
      fc.pre(data !== null);
      expect(data.totals).toEqual(totals);

      const { couponDiscount, bonusDiscount, campaignDiscount } = legacyCartAnswer(state, ON).discountSummary;
      const off = [campaignDiscount, couponDiscount, bonusDiscount].map((each) => Math.round(each * 100));
      expect(off).toEqual([totals.campaignDiscount, totals.couponDiscount, totals.chequeDiscount]);
      expect(answer.totalAmount).toBe(kronor(totals.total));
      for (const { regularPrice: regular, salesPrice, discountEntries } of answer.lineItems)
        expect(Math.round((regular.totalAmount - salesPrice.totalAmount) * 100)).toBe(
          sum(
            discountEntries
              .filter(({ kind }) => !['coupon', 'cheque'].includes(kind))
              .map((each) => Math.round(each.amount * 100)),
          ),
        );

      const own = { placed: placedOrder(data), state: { ...order.initial, confirmedAt: AT }, contact };
      const view = await confirmationView(parts, own as never);
      expect(view.goods - view.campaignDiscount - view.couponDiscount - view.chequeDiscount + view.shipping).toBe(
        view.total,
      );
      expect(sum(view.lines.map(({ total }) => total))).toBe(view.goods - view.campaignDiscount);
      expect(sum(view.vatRates.map(({ taxableAmount, vat }) => taxableAmount + vat))).toBe(view.total);

      const rows = mailSums(own.placed);
      const total = rows.findIndex((row) => row.startsWith('Summa'));
      expect(sum(rows.slice(0, total).map(oreIn))).toBe(oreIn(rows[total] ?? ''));
      expect(oreIn(rows[total] ?? '')).toBe(totals.total);
      expect(refunded(data)).toBe(totals.total);
    }),
    { numRuns: 1_000 },
  );
});
