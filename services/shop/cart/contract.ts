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
  /** Ordinary price of one. */
  readonly regularPrice: Ore;
  readonly unitPrice: Ore;
  /** The lowest price of the 30 days before the reduction (LAW-03); null when not reduced. */
  readonly lowestPrice30Days?: Ore | null;
  /** Of one, to a member who must be identified to get it (CLB-14); null to others, and where it is no less. */
  readonly memberPrice: Ore | null;
  /** Of a litre, kilo or piece, as it is paid (LAW-03); null where the pack tells no amount. */
  readonly comparison: ComparisonPrice | null;
  readonly total: Ore;
  readonly inWebStock: boolean;
  /** It left the range after it was put in, and keeps the whole basket from being paid; null while it is sold. */
  readonly withdrawn: 'withdrawn' | 'recalled' | null;
}

/** CLB-15: `active` may be used today, `future` next month. */
export interface ChequeView {
  readonly chequeId: Uuid;
  readonly amount: Ore;
  readonly state: 'active' | 'future';
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  /** Applied to this cart. */
  readonly redeemed: boolean;
  /** Why it cannot be used on this cart, shown when it is pressed; null when it can. */
  readonly disabledReason: string | null;
}

/** CRT-05: `left` is 0 when the limit is reached. */
export interface FreeShippingView {
  readonly limit: Ore;
  readonly left: Ore;
}

/** Sums always add up: goods − campaignDiscount − chequeDiscount + shipping = total. */
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
  /** Of all that is paid: goods after discounts, and the freight. */
  readonly vat: Ore;
  readonly freeShipping: FreeShippingView;
  /** Empty for all but members. */
  readonly cheques: readonly ChequeView[];
  /** Points this purchase would give; 0 for all but members. */
  readonly points: number;
  /** A member who is not identified now: no prices, points or cheques of the club until then (CLB-14). */
  readonly asksToIdentify: boolean;
}

/** What every page shows of the cart; cheap. */
export interface CartSummary {
  readonly count: number;
  readonly total: Ore;
  readonly quantities: Readonly<Record<string, number>>;
  /** The most of each product in the cart, as quantityinfo answers it (CRT-02). */
  readonly limits: Readonly<Record<string, number>>;
  readonly freeShipping: FreeShippingView;
}

export interface CartCommand {
  /** A UUID made with the form: sent twice, it is done once. */
  readonly commandId: Uuid;
}

export interface CartService {
  summary(): Promise<CartSummary>;
  view(): Promise<CartView>;
  /** Adds to what is there. Errors carry code maxQuantityReached or maxQuantityAlreadyReached when a limit is met. */
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
