import { vatRate, type VatClass } from '../catalogue/vat.js';
import { allocate, type BusinessDate, type Ore, type Uuid } from '../kernel/index.js';
import { regularPrice, type LinePrice, type Reduction } from './line-price.js';
import { vatRows, type VatRow } from './vat-rows.js';

export interface Goods extends LinePrice {
  readonly type: 'Rx' | 'Ex' | 'Ha';
  readonly quantity: number;
  readonly vatClass: VatClass;
}

export interface SpentCheque {
  readonly chequeId: Uuid;
  readonly amount: Ore;
}

export interface Purchase<Line extends Goods> {
  readonly lines: readonly Line[];
  readonly cheque: SpentCheque | null;
  readonly shipping: Ore;
  /** The day whose VAT rates apply (LAW-08). For a cart this is today. */
  readonly on: BusinessDate;
}

export interface LineDiscount {
  readonly kind: Reduction['kind'] | 'cheque';
  /** The id of the campaign or of the cheque. */
  readonly code: string | null;
  readonly amount: Ore;
}

/** A priced line. `total` = quantity × regularPrice − discounts. */
export interface SoldLine {
  readonly regularPrice: Ore;
  /** The discounts in the order in which they are subtracted from the line. */
  readonly discounts: readonly LineDiscount[];
  readonly total: Ore;
}

/** The sums of a cart or order. `regular` − the three discounts + `shipping` = `total` (CRT-04). */
export interface Sums {
  readonly regular: Ore;
  readonly campaignDiscount: Ore;
  /** The sum of the goods at reduced prices, before cheques. */
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
export function price<Line extends Goods>({ lines, cheque, shipping, on }: Purchase<Line>): Priced<Line> {
  const sold = sell(lines, cheque).map((line) => ({ ...line, vatRate: vatRate(line.vatClass, on) }));
  return { lines: sold, totals: { ...sum(sold, shipping), vat: vatRows(sold, shipping, on) } };
}

/** The same sums as `price`, for callers that need no VAT. */
export function sums(lines: readonly Goods[], cheque: SpentCheque | null, shipping: Ore): Sums {
  return sum(sell(lines, cheque), shipping);
}

/** Whether a product earns points and may have a discount. Prescription items may not (CLB-02, LAW-01). */
export function earnsPoints({ type }: Pick<Goods, 'type'>): boolean {
  return type !== 'Rx';
}

/** Splits the cheque over the lines that it may pay, by their value. It never exceeds that value. */
function sell<Line extends Goods>(lines: readonly Line[], cheque: SpentCheque | null): readonly (Line & SoldLine)[] {
  const weights = lines.map((line) => (earnsPoints(line) ? lineTotal(line) : 0));
  const covered = Math.min(cheque?.amount ?? 0, total(weights));
  const shares = allocate(covered, weights);
  return lines.map((line, index) => {
    const share: LineDiscount = { kind: 'cheque', code: cheque?.chequeId ?? null, amount: shares[index] ?? 0 };
    const discounts = [...reductionsOf(line), share].filter(({ amount }) => amount !== 0);
    return { ...line, regularPrice: regularPrice(line), discounts, total: lineTotal(line) - share.amount };
  });
}

function reductionsOf({ reductions = [], quantity }: Goods): readonly LineDiscount[] {
  return reductions.map(({ kind, code, amount }) => ({ kind, code, amount: amount * quantity }));
}

function lineTotal({ unitPrice, quantity }: Goods): Ore {
  return unitPrice * quantity;
}

function sum(lines: readonly (Goods & SoldLine)[], shipping: Ore): Sums {
  const goods = total(lines.map(lineTotal));
  const regular = total(lines.map((line) => line.regularPrice * line.quantity));
  const paid = total(lines.map((line) => line.total));
  const withoutPrescription = total(lines.filter(earnsPoints).map((line) => line.total));
  return {
    regular,
    campaignDiscount: regular - goods,
    goods,
    couponDiscount: 0,
    chequeDiscount: goods - paid,
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
