import type { ComparisonPrice } from '../../../domain/catalogue/index.js';
import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface CartLineView {
  readonly varuId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly packageText: string;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Ordinary price of one piece. */
  readonly regularPrice: Ore;
  readonly unitPrice: Ore;
  /** The lowest price of the 30 days before the reduction (LAW-03); null when not reduced. */
  readonly lowestPrice30Days?: Ore | null;
  /** Member price of one piece, after identification (CLB-14). Null for others, and where it is not lower. */
  readonly memberPrice: Ore | null;
  /** The price per litre, kilo or piece at the price paid (LAW-03); null where the pack gives no amount. */
  readonly comparison: ComparisonPrice | null;
  readonly total: Ore;
  readonly inWebStock: boolean;
  /** Set when the product has left the range: the whole cart can then not be paid. Null while it is sold. */
  readonly withdrawn: 'withdrawn' | 'recalled' | null;
}

/** CLB-15: `active` can be used today, `future` next month. */
export interface ChequeView {
  readonly chequeId: Uuid;
  readonly amount: Ore;
  readonly state: 'active' | 'future';
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  /** True when applied to this cart. */
  readonly redeemed: boolean;
  /** Why the cheque cannot be used on this cart, shown when it is pressed; null when it can. */
  readonly disabledReason: string | null;
}

/** CRT-05: `left` is 0 when the limit is reached. */
export interface FreeShippingView {
  readonly limit: Ore;
  readonly left: Ore;
}

/** The sums always add up: goods − campaignDiscount − chequeDiscount + shipping = total. */
export interface CartView {
  readonly cartId: Uuid;
  readonly lines: readonly CartLineView[];
  /** Pieces, not lines. */
  readonly count: number;
  /** At ordinary prices. */
  readonly goods: Ore;
  readonly campaignDiscount: Ore;
  readonly chequeDiscount: Ore;
  /** Null until a delivery option is chosen. */
  readonly shipping: Ore | null;
  readonly total: Ore;
  /** VAT of everything paid: goods after discounts, and freight. */
  readonly vat: Ore;
  readonly freeShipping: FreeShippingView;
  /** Empty for non-members. */
  readonly cheques: readonly ChequeView[];
  /** Points this purchase would give; 0 for non-members. */
  readonly points: number;
  /** A member who is not identified now: until then without the club's prices, points and cheques (CLB-14). */
  readonly asksToIdentify: boolean;
}

/** The cart as shown on every page, so it must be cheap. */
export interface CartSummary {
  readonly count: number;
  readonly total: Ore;
  readonly quantities: Readonly<Record<string, number>>;
  /** The maximum of each product in the cart, as quantityinfo answers it (CRT-02). */
  readonly limits: Readonly<Record<string, number>>;
  readonly freeShipping: FreeShippingView;
}

export interface CartCommand {
  /** A UUID made with the form: a form sent twice is handled once. */
  readonly commandId: Uuid;
}

export interface CartService {
  summary(): Promise<CartSummary>;
  view(): Promise<CartView>;
  /** Adds to the present quantity. Errors carry code maxQuantityReached or maxQuantityAlreadyReached at a limit. */
  addItem(
    command: CartCommand & { readonly varuId: string; readonly quantity: number },
  ): Promise<Result<{ readonly summary: CartSummary }>>;
  /** 0 removes the line. */
  setQuantity(
    command: CartCommand & { readonly varuId: string; readonly quantity: number },
  ): Promise<Result<{ readonly summary: CartSummary }>>;
  applyCheque(command: CartCommand & { readonly chequeId: Uuid }): Promise<Result>;
  removeCheque(command: CartCommand & { readonly chequeId: Uuid }): Promise<Result>;
}
