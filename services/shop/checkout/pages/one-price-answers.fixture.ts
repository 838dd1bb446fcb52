import { expect } from 'vitest';

import { cartTotals, linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import { isRejected, stockholmDate, type Instant, type Ore } from '../../../../domain/kernel/index.js';
import { order, placedOrder, vatOf, type OrderEvent, type OrderPlaced } from '../../../../domain/order/index.js';
import { payment } from '../../../../domain/payment/index.js';
import { basketSums } from '../../cart/sums/basket-sums.js';
import { cartAnswer, type CartAnswer } from '../../cart/answer/cart-answer.js';
import { legacyCartAnswer } from '../../cart/legacy/legacy-cart-answer.js';
import { pricedCart } from '../../cart/sums/priced-cart.js';
import { mailSums } from '../../order/mail-sums.js';
import { confirmationAnswer } from '../confirmation/confirmation-answer.js';
import { confirmationView } from './confirmation-view.js';

export const contact = {
  ...{ firstName: 'Astrid', lastName: 'Ek', email: 'astrid@example.se', phoneNumber: '0701234567' },
  ...{ street: 'Storgatan 1', postalCode: '11122', city: 'Stockholm', careOf: null },
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const STOCK = 150;
const ore = (kronor: number): Ore => Math.round(kronor * 100);

/** Compares all that the shop says about a cart at one moment. */
export function cartAgrees(state: CartState, at: Instant): void {
  const on = stockholmDate(at);
  const priced = pricedCart(state, at);
  const onlyCollected = new Set<string>();
  const basket = basketSums(state, priced, on, { onlyCollected });
  const { goods, campaignDiscount, couponDiscount, chequeDiscount, shipping, total, vat } = basket;
  expect(goods - campaignDiscount - couponDiscount - chequeDiscount + (shipping ?? 0)).toBe(total);
  expect(cartTotals(state).total + (shipping ?? 0)).toBe(total);
  expect(sum(priced.totals.vat.map((row) => row.taxable + row.vat))).toBe(total);
  expect(sum(priced.totals.vat.map((row) => row.vat))).toBe(vat);
  expect(Math.min(campaignDiscount, couponDiscount, chequeDiscount, total, vat)).toBeGreaterThanOrEqual(0);
  expect(chequeDiscount).toBe(state.cheque?.amount ?? 0);
  expect(couponDiscount > 0).toBe(state.coupon !== null);

  const available = new Map(state.lines.map(({ varuId }) => [varuId, STOCK]));
  const today = { lines: state.lines, available, onlyCollected };
  const answer = cartAnswer(state, today, at);
  const { discountSummary, exHaItemTotalSumAsNumber, products } = legacyCartAnswer(state, today, on);
  const most = answer.lineItems.slice(0, products.length).map(({ maxBuyableQuantity }) => maxBuyableQuantity);
  expect(products.map(({ maxBuyableQuantity }) => maxBuyableQuantity)).toEqual(most);
  expect(ore(answer.totalAmount)).toBe(total);
  expect(answer.shipmentPrice === null ? null : ore(answer.shipmentPrice)).toBe(shipping);
  expect(ore(discountSummary.campaignDiscount)).toBe(campaignDiscount);
  expect(ore(discountSummary.couponDiscount)).toBe(couponDiscount);
  expect(ore(discountSummary.bonusDiscount)).toBe(chequeDiscount);
  expect(ore(exHaItemTotalSumAsNumber)).toBe(priced.totals.pointsBasis + chequeDiscount);
  expect(sum(answer.lineItems.map(({ salesPrice }) => ore(salesPrice.totalAmount)))).toBe(ore(answer.salesPrice));
  expect(ore(answer.salesPrice)).toBe(goods - campaignDiscount);
  answer.lineItems.forEach(lineAgrees);
}

function lineAgrees({ regularPrice, salesPrice, discountEntries, isPrescription }: CartAnswer['lineItems'][number]) {
  const off = discountEntries.map(({ amount }) => ore(amount));
  const ofLine = discountEntries.filter(({ kind }) => kind !== 'coupon' && kind !== 'cheque');
  expect(ore(regularPrice.totalAmount) - ore(salesPrice.totalAmount)).toBe(sum(ofLine.map((each) => ore(each.amount))));
  expect(sum(off)).toBeLessThanOrEqual(ore(regularPrice.totalAmount));
  expect(off.every((amount) => amount > 0)).toBe(true);
  expect(isPrescription && off.length > 0).toBe(false);
}

/** Places the order of a cart as the shop does. The shop never refuses what the cart has shown. */
export function placed(state: CartState, orderId: string, at: Instant): OrderPlaced['data'] {
  const shown = { brand: null, packageText: null, atcCode: null, lowestPrice30Days: null, comparisonPrice: null };
  const { shipping, totals } = pricedCart(state, at);
  const delivery = { ...{ optionId: 'postal', name: 'Ombud', promise: '1–2 vardagar' }, price: shipping ?? 0 };
  const decision = order.decide(
    {
      type: 'PlaceOrder',
      ...{ orderId, orderNumber: '1', cartId: state.cartId ?? '', customerId: state.customerId, memberId: 'm' },
      ...{ paymentId: 'p', placedAt: at, paymentMethod: 'scheme', contact, shelfKey: 's', trackingKey: 't' },
      lines: linesWithGifts(state).map((each) => ({ categoryPath: null, ...each, ...shown })),
      coupon: state.coupon,
      cheque: state.cheque,
      delivery: { ...delivery, earliest: stockholmDate(at), latest: stockholmDate(at) },
    },
    order.initial,
  );
  if (isRejected(decision)) throw new Error(`${decision.rejected.type}: ${JSON.stringify(state)}`);
  const { data } = decision.accepted[0] as OrderPlaced;
  expect(data.totals).toEqual(totals);
  return data;
}

const parts = {
  catalogue: { products: async () => [] },
  commands: { load: async () => payment.initial },
  orderLinks: { path: () => null },
  clock: { now: () => '2026-05-04T10:00:00.000Z' },
} as unknown as Parameters<typeof confirmationView>[0];

/** Compares the order with its confirmations of both generations, its mail, and the money of its returns. */
export async function orderAgrees(data: OrderPlaced['data']): Promise<void> {
  const { totals } = data;
  const own = { placed: placedOrder(data), state: { ...order.initial, confirmedAt: data.placedAt }, contact } as never;
  const view = await confirmationView(parts, own);
  expect(view.goods - view.campaignDiscount - view.couponDiscount - view.chequeDiscount + view.shipping).toBe(
    totals.total,
  );
  expect(view.total).toBe(totals.total);
  expect(sum(view.lines.map(({ total }) => total))).toBe(view.goods - view.campaignDiscount);
  expect(sum(view.vatRates.map(({ taxableAmount, vat }) => taxableAmount + vat))).toBe(totals.total);

  const { TotalSum, VatRates, DiscountSummary, Items, ...rest } = confirmationAnswer(own, {
    products: new Map(),
    categories: [],
  });
  expect(ore(TotalSum.TotalAsNumber)).toBe(totals.total);
  expect(ore(TotalSum.VatAsNumber)).toBe(vatOf(placedOrder(data)));
  expect(sum(VatRates.map(({ Vat, TaxableAmount }) => ore(Vat) + ore(TaxableAmount)))).toBe(totals.total);
  expect(ore(rest.WithPrescriptionTotalAsNumber) + ore(rest.WithoutPrescriptionTotalAsNumber)).toBe(totals.total);
  expect(sum(Items.map(({ PriceTotal }) => ore(PriceTotal))) + totals.shipping).toBe(totals.total);
  for (const { PriceTotalPerUnit: each } of Items) expect(each).toBe(ore(each) / 100);
  const off = [
    DiscountSummary.CampaignDiscount,
    DiscountSummary.CouponDiscount.Discount,
    DiscountSummary.BonusDiscount,
  ];
  expect(off.map(ore)).toEqual([totals.campaignDiscount, totals.couponDiscount, totals.chequeDiscount]);

  mailAgrees(data);
  expect(refunded(data)).toBe(totals.total);
}

function mailAgrees(data: OrderPlaced['data']): void {
  const rows = mailSums(placedOrder(data));
  const of = (kind?: 'sum' | 'detail'): readonly Ore[] =>
    rows.filter((row) => row.kind === kind).map(({ value }) => oreIn(value ?? ''));
  expect(of('sum')).toEqual([data.totals.total]);
  expect(sum(of())).toBe(data.totals.total);
  expect(sum(of('detail'))).toBe(sum(data.totals.vat.map(({ vat }) => vat)));
}

/** The öre of an amount in a text, for example "−1 234,50 kr". */
const oreIn = (text: string): Ore =>
  Math.round(
    Number(/(−?[\d\s]+(?:,\d\d)?)\s?kr$/.exec(text)?.[1]?.replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100,
  );

/** Returns each line in parts, and adds up what the customer gets back. */
function refunded(data: OrderPlaced['data']): Ore {
  const whole = { parcelId: null, lineIds: null, due: null, shipping: null, pointsBasis: null };
  const history: OrderEvent[] = [
    { type: 'OrderPlaced', data },
    { type: 'OrderConfirmed', data: { paymentId: 'p', confirmedAt: data.placedAt } },
    {
      type: 'OrderDispatched',
      data: { ...whole, trackingNumber: '1', carrier: 'x', dispatchedAt: data.placedAt, dispatchedOn: '2026-05-04' },
    },
  ];
  let state = history.reduce(order.evolve, order.initial);
  for (const [nth, lines] of partsOf(placedOrder(data).lines).entries()) {
    const decision = order.decide(
      { type: 'ReturnItems', returnId: `r${nth}`, lines, returnedAt: data.placedAt },
      state,
    );
    if (isRejected(decision)) throw new Error(decision.rejected.type);
    state = decision.accepted.reduce(order.evolve, state);
  }
  return sum(state.returns.map(({ refund }) => refund));
}

type Part = { readonly lineId: string; readonly quantity: number };

/** First a piece of each line, then two, and then all that is left. */
function partsOf(lines: readonly Part[]): readonly (readonly Part[])[] {
  return [
    [0, 1],
    [1, 3],
    [3, Infinity],
  ].flatMap(([from = 0, to = 0]) =>
    lines
      .map(({ lineId, quantity }) => [{ lineId, quantity: Math.min(quantity, to) - Math.min(quantity, from) }])
      .filter(([part]) => part && part.quantity > 0),
  );
}
