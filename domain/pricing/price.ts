import { vatRate, type VatClass } from '../catalogue/vat.js';
import type { BusinessDate, Ore } from '../kernel/index.js';
import { discountSum, regularTotal } from './discount.js';
import { earnsPoints, type Goods, type Purchase } from './purchase.js';
import { sell, type SoldLine } from './sell.js';
import { vatRows, type VatRow } from './vat-rows.js';

/** The sums of a cart or order. `regular` − the three discounts + `shipping` = `total` (CRT-04). */
export interface Sums {
  readonly regular: Ore;
  /** All discounts but coupons and cheques. */
  readonly campaignDiscount: Ore;
  /** The sum of the goods at reduced prices, before coupons and cheques. */
  readonly goods: Ore;
  readonly couponDiscount: Ore;
  readonly chequeDiscount: Ore;
  readonly shipping: Ore;
  readonly total: Ore;
  /** The part of `total` for prescription items. */
  readonly prescriptionTotal: Ore;
  /** The part of `total` for everything else, including shipping. */
  readonly withoutPrescriptionTotal: Ore;
  /**
   * The sum that earns points (CLB-02): goods except prescription items, after discounts, with VAT, without shipping.
   */
  readonly pointsBasis: Ore;
}

export type Totals = Sums & { readonly vat: readonly VatRow[] };

export interface Priced<Line extends Goods> {
  readonly lines: readonly (Line & SoldLine & { readonly vatRate: number })[];
  readonly totals: Totals;
}

/** Prices a cart or an order. No other function sums them, so all sums agree to the öre. */
export function price<Line extends Goods>(purchase: Purchase<Line>): Priced<Line> {
  const { lines, shipping, on } = purchase;
  const rateOf = ratesOn(on);
  // The sold lines are new objects, so they may be completed in place. A copy of each costs as much as its discounts.
  const sold = sell(lines, purchase).map((line) => Object.assign(line, { vatRate: rateOf(line.vatClass) }));
  return { lines: sold, totals: { ...sum(sold, shipping), vat: vatRows(sold, shipping, on) } };
}

/** Looks up each VAT rate once for a purchase. */
function ratesOn(on: BusinessDate): (vatClass: VatClass) => number {
  const known = new Map<VatClass, number>();
  return (vatClass) => {
    const rate = known.get(vatClass) ?? vatRate(vatClass, on);
    known.set(vatClass, rate);
    return rate;
  };
}

/** The same sums as `price`, for callers that need no VAT. */
export function sums({ lines, shipping, ...discounts }: Omit<Purchase<Goods>, 'on'>): Sums {
  return sum(sell(lines, discounts), shipping);
}

function sum(lines: readonly (Goods & SoldLine)[], shipping: Ore): Sums {
  const regular = total(lines.map(regularTotal));
  const couponDiscount = total(lines.map(({ discounts }) => discountSum(discounts, 'coupon')));
  const chequeDiscount = total(lines.map(({ discounts }) => discountSum(discounts, 'cheque')));
  const paid = total(lines.map((line) => line.total));
  const goods = paid + couponDiscount + chequeDiscount;
  const withoutPrescription = total(lines.filter(earnsPoints).map((line) => line.total));
  return {
    regular,
    campaignDiscount: regular - goods,
    goods,
    couponDiscount,
    chequeDiscount,
    shipping,
    total: paid + shipping,
    prescriptionTotal: paid - withoutPrescription,
    withoutPrescriptionTotal: withoutPrescription + shipping,
    pointsBasis: withoutPrescription,
  };
}

function total(amounts: readonly Ore[]): Ore {
  return amounts.reduce((all, amount) => all + amount, 0);
}
