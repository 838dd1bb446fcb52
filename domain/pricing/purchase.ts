import type { VatClass } from '../catalogue/vat.js';
import type { BusinessDate, Ore, Uuid } from '../kernel/index.js';
import type { GoodsSet } from './goods-set.js';
import type { LinePrice } from './line-price.js';

export interface Goods extends LinePrice {
  readonly varuId: string;
  readonly type: 'Rx' | 'Ex' | 'Ha';
  readonly quantity: number;
  readonly vatClass: VatClass;
  /** Absent for goods that were put in the cart before categories were stored. */
  readonly categoryPath?: string | null;
}

/** A part in whole percent, or a sum. */
export type Off = { readonly percent: number } | { readonly amount: Ore };

/** An offer to members, or to one of them (CLB-09). */
export interface Offer {
  readonly kind: 'member-offer' | 'personal-offer';
  readonly code: string;
  readonly name: string | null;
  readonly off: Off;
  /** The goods that it makes cheaper. Null: all but prescription items. */
  readonly goods: GoodsSet | null;
}

export interface SpentCoupon extends Omit<Offer, 'kind'> {
  readonly name: string;
}

export interface SpentCheque {
  readonly chequeId: Uuid;
  readonly amount: Ore;
}

export interface Purchase<Line extends Goods> {
  readonly lines: readonly Line[];
  readonly offers?: readonly Offer[];
  readonly coupon?: SpentCoupon | null;
  readonly cheque: SpentCheque | null;
  readonly shipping: Ore;
  /** The day whose VAT rates apply (LAW-08). For a cart this is today. */
  readonly on: BusinessDate;
}

/** Whether a product earns points and may have a discount. Prescription items may not (CLB-02, LAW-01). */
export function earnsPoints({ type }: Pick<Goods, 'type'>): boolean {
  return type !== 'Rx';
}
