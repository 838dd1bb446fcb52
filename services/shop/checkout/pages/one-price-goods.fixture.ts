import fc from 'fast-check';

import { asGift, type AppliedCoupon, type CartProduct, type ChosenGift } from '../../../../domain/cart/index.js';
import type { CouponPlan } from '../../../../domain/coupon/index.js';
import type { Ore } from '../../../../domain/kernel/index.js';
import { linePrice, type LinePrice, type MultiBuyDeal } from '../../../../domain/pricing/index.js';

export const DAYS = { from: '2026-01-01', to: '2026-12-31' };

const DEALS: readonly MultiBuyDeal[] = [
  { take: 3, payFor: 2 },
  { take: 2, sum: 9900 },
];
const PLACES = ['hudvard/ansikte', 'har', 'receptfria-lakemedel'] as const;

/** Twelve products: goods, food, medicines with a shared limit, paracetamol, and one that must be kept cold. */
export const PRODUCTS: readonly CartProduct[] = Array.from({ length: 12 }, (_, nth) => {
  const type = nth % 3 === 2 ? 'Ex' : 'Ha';
  return {
    ...{ varuId: String(100_001 + nth), name: `Vara ${nth}`, type, weightGrams: 40 * nth, unitPrice: 0 },
    vatClass: type === 'Ex' ? 'medicine-otc' : nth % 2 === 0 ? 'goods' : 'food',
    flags: nth === 5 || nth === 8 ? ['Paracetamol'] : nth === 10 ? ['StoredCold'] : [],
    limitGroup: nth === 2 || nth === 11 ? 'M01AE01' : null,
    categoryPath: PLACES[nth % 3] as string,
  };
});

/** What a medicine of a prescription costs this customer. Nothing may reduce it (LAW-01). */
export const PRESCRIBED: CartProduct = {
  ...{ varuId: '200001', name: 'Recept', type: 'Rx', vatClass: 'prescription', flags: [], weightGrams: 30 },
  ...{ unitPrice: 12_345, categoryPath: null },
};

/** Today's price of a product for a member or for everyone. */
export interface Priced {
  readonly price: Ore;
  readonly off: Ore;
  readonly memberOff: Ore;
  readonly deal: MultiBuyDeal | null;
  readonly member: boolean;
}

export const priced: fc.Arbitrary<Priced> = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  off: fc.oneof(fc.constant(0), fc.nat(20_000)),
  memberOff: fc.oneof(fc.constant(0), fc.nat(9_000)),
  deal: fc.option(fc.constantFrom(...DEALS)),
  member: fc.boolean(),
});

export function lowered({ price, off, memberOff, deal, member }: Priced): LinePrice {
  const everyones = Math.max(0, price - off);
  const prices = { price, discountPrice: off > 0 ? everyones : null };
  const memberPrice = memberOff > 0 ? Math.max(0, everyones - memberOff) : null;
  const multiBuy = deal && { code: `tag-${deal.take}`, name: null, deal };
  return linePrice({ ...prices, memberPrice, campaignId: 'var' }, { member }, { name: 'Vår', multiBuy });
}

const open: CouponPlan = {
  ...{ name: 'Sommar', off: { percent: 10 }, goods: null, ...DAYS },
  ...{ minimum: 0, total: null, oncePerCustomer: false },
};
/** Coupons without a limit, of two uses, and of one for each customer. */
export const COUPONS: Readonly<Record<string, CouponPlan>> = {
  ALLA: open,
  HALVA: { ...open, off: { percent: 50 }, total: 2, goods: { varuIds: ['100002'], categories: ['hudvard'] } },
  EN: { ...open, off: { amount: 30_000 }, minimum: 5_000, oncePerCustomer: true },
};

export function appliedOf(code: string, holdKey: string): AppliedCoupon {
  const { name, off, goods, minimum, to: validTo } = COUPONS[code] as CouponPlan;
  return { code, name, off, goods, minimum, validTo, holdKey };
}

const GIFTS = PRODUCTS.filter(({ type }) => type === 'Ha');

/** Each product that is no medicine may be chosen as the gift of a code. */
export function giftOf(nth: number, of: Priced, minimum: Ore): ChosenGift {
  const everyones = { ...(GIFTS[nth % GIFTS.length] as CartProduct), ...lowered({ ...of, member: false }) };
  return { code: 'GAVA', product: asGift(everyones, 'GAVA', 'Gåva'), minimum, validTo: DAYS.to };
}
