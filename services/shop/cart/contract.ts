import type { ComparisonPrice, ProductFlag, UnsentFlag } from '../../../domain/catalogue/index.js';
import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { WithdrawalRight } from '../../../domain/order/index.js';
import type { DiscountKind } from '../../../domain/pricing/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** A discount of a line as the shopper reads it, for example "Ta 3 betala för 2". */
export interface DiscountView {
  readonly kind: DiscountKind;
  readonly label: string;
  readonly amount: Ore;
}

export interface GiftView {
  readonly code: string;
  readonly choices: readonly { readonly varuId: string; readonly name: string }[];
}

export interface CartLineView {
  readonly varuId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly packageText: string;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly regularPrice: Ore;
  readonly unitPrice: Ore;
  /** The lowest price of the 30 days before the reduction (LAW-03). Null without a reduction. */
  readonly lowestPrice30Days?: Ore | null;
  /** The member price of one piece, with a strong log-in (CLB-14). Null for others, and where it is not lower. */
  readonly memberPrice: Ore | null;
  /** The discounts of the line, each with its reason. */
  readonly discounts: readonly DiscountView[];
  /** The gift of a code, with the products to choose from. Null for goods that are bought. */
  readonly gift: GiftView | null;
  /** The price paid per piece, litre, kilo, metre or dose (LAW-03). Null where the pack states no amount. */
  readonly comparison: ComparisonPrice | null;
  /** The price of the line after all discounts but coupon and cheque, which the summary shows. */
  readonly total: Ore;
  readonly inWebStock: boolean;
  /** True when only pharmacies have the goods, so that they must be collected there (CHK-02). */
  readonly onlyCollected: boolean;
  /** False for medicines, which cannot be sent back (LAW-04). */
  readonly mayWithdraw: boolean;
  /** The pieces that one shelf has, when they are fewer than `quantity`. Null when there are enough. */
  readonly available: number | null;
  /** Why the product is not sold online any more. The cart can then not be paid. Null while the product is sold. */
  readonly withdrawn: 'withdrawn' | 'recalled' | UnsentFlag | null;
  /** What restricts the sale of the product: cold, nicotine, an age limit. */
  readonly flags: readonly ProductFlag[];
  /** Which limit the line passes and what to do. The cart can then not be paid. Null within the limits. */
  readonly aboveLimit: string | null;
}

/** CLB-15: an `active` cheque can be used today, a `future` one next month. */
export interface ChequeView {
  readonly chequeId: Uuid;
  readonly amount: Ore;
  readonly state: 'active' | 'future';
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  readonly redeemed: boolean;
  /** The words beside it, which the date follows where it can be used. */
  readonly validText: string;
  readonly validDateFormatted: string;
  /**
   * Why the cheque cannot be used for this cart. The page shows it when the cheque is pressed. Null when it can be
   * used.
   */
  readonly disabledReason: string | null;
  /** True when only the cart's other cheque stands in the way, so that one press can exchange them. */
  readonly exchangeable: boolean;
}

/** CRT-05: the amount from which shipping is free, and how much is missing. `left` is 0 when the limit is reached. */
export interface FreeShippingView {
  /** False when these goods are only delivered in ways that are never free. */
  readonly possible: boolean;
  readonly limit: Ore;
  readonly left: Ore;
}

/** A product of which not everything went into the cart, and why. */
export interface NotEntirelyAdded {
  readonly varuId: string;
  readonly name: string;
  readonly why: string;
}

/** RX-14: a prescription row of the basket. Only the customer under a strong log-in gets it. */
export interface PrescriptionRowView {
  readonly rowId: Uuid;
  readonly name: string;
  readonly strength: string;
  readonly packSize: string;
  readonly packages: number;
  /** The prescribed product was exchanged for a cheaper one. */
  readonly isExchanged: boolean;
  /** R inside the high-cost protection, U outside. */
  readonly benefit: 'R' | 'U';
  /** The whole price of the packages. */
  readonly price: Ore;
  /** What the customer pays. */
  readonly amount: Ore;
  /** What a refused exchange costs of it. */
  readonly difference: Ore;
  readonly message: string | null;
  /** CAT-06: the location numbers of the pharmacies that have the product. Null when its stock is not known. */
  readonly inStockAt: readonly string[] | null;
}

/** The rows of one person, or of the customer's animals. */
export interface PrescriptionBlockView {
  readonly kind: 'self' | 'child' | 'principal' | 'animal';
  readonly name: string | null;
  readonly rows: readonly PrescriptionRowView[];
  readonly amount: Ore;
}

/** The sums always add up: goods − the three discounts + shipping = total. */
export interface CartView {
  readonly cartId: Uuid;
  /** Ordinary goods. Prescription rows stand in `prescriptions`. */
  readonly lines: readonly CartLineView[];
  /** RX-14: a block for each person. */
  readonly prescriptions: readonly PrescriptionBlockView[];
  /** RX-08: how many rows left because the shopper may not act for their patient any more. */
  readonly rightsEnded: number;
  /** RX-14: rows that left in the last day because the identification ended. Null when there are none. */
  readonly left: { readonly rows: number; readonly mayTakeBack: boolean } | null;
  readonly count: number;
  /** The sum of the goods at ordinary prices. */
  readonly goods: Ore;
  readonly campaignDiscount: Ore;
  /** The reasons of that discount, which together are its sum. */
  readonly campaignReasons: readonly DiscountView[];
  readonly couponDiscount: Ore;
  readonly chequeDiscount: Ore;
  /** The shipping price. Null until a delivery option is chosen. */
  readonly shipping: Ore | null;
  readonly total: Ore;
  /** The VAT of the whole amount: goods after discounts, and shipping. */
  readonly vat: Ore;
  readonly freeShipping: FreeShippingView;
  readonly withdrawal: WithdrawalRight;
  /** What was left out when two carts were merged at the log-in. */
  readonly notAdded: readonly (NotEntirelyAdded & { readonly quantity: number })[];
  /** The products that the address names as not entirely added (CRT-08). */
  readonly notEntirelyAdded: readonly NotEntirelyAdded[];
  /** Goods that the shopper keeps for an order of their own (CHK-13). */
  readonly setAside: readonly { readonly varuId: string; readonly name: string; readonly quantity: number }[];
  /** The coupon in the cart. Null without one. */
  readonly coupon: { readonly code: string; readonly name: string } | null;
  /** The member's cheques. Empty for non-members. */
  readonly cheques: readonly ChequeView[];
  /** The points that this purchase would earn. 0 for non-members. */
  readonly points: number;
  /** True for a member with a weak log-in, who does not yet get member prices, points and cheques (CLB-14). */
  readonly asksToIdentify: boolean;
}

/** The part of the cart that every page shows. It must be cheap to compute. */
export interface CartSummary {
  readonly count: number;
  readonly total: Ore;
  readonly quantities: Readonly<Record<string, number>>;
  /** The maximum quantity of each product in the cart (CRT-02). */
  readonly limits: Readonly<Record<string, number>>;
  /** Why a quantity cannot grow, for each product that is at its maximum, for example 'Högst två per köp'. */
  readonly limitTexts: Readonly<Record<string, string>>;
  readonly freeShipping: FreeShippingView;
}

export interface CartCommand {
  /** A UUID that is created with the form, so that a form sent twice is handled once. */
  readonly commandId: Uuid;
}

export interface CartService {
  summary(): Promise<CartSummary>;
  /** @param notEntirelyAdded the article numbers that the address names as not entirely added */
  view(notEntirelyAdded?: readonly string[]): Promise<CartView>;
  /**
   * Adds to the current quantity. At the maximum quantity, errors have the code maxQuantityReached or
   * maxQuantityAlreadyReached.
   */
  addItem(
    command: CartCommand & { readonly varuId: string; readonly quantity: number },
  ): Promise<Result<{ readonly summary: CartSummary }>>;
  /** Sets a quantity. 0 removes the line. */
  setQuantity(
    command: CartCommand & { readonly varuId: string; readonly quantity: number },
  ): Promise<Result<{ readonly summary: CartSummary }>>;
  /** Keeps goods for an order of their own. They come back into the next cart. */
  setAside(command: CartCommand & { readonly varuIds: readonly string[] }): Promise<Result>;
  /** Applies the coupon of a code as the shopper wrote it, or takes the first gift in stock of a gift code. */
  applyCoupon(command: CartCommand & { readonly code: string }): Promise<Result>;
  removeCoupon(command: CartCommand): Promise<Result>;
  /** Chooses another gift of a code, or none (null). */
  selectGift(command: CartCommand & { readonly code: string; readonly selected: string | null }): Promise<Result>;
  applyCheque(command: CartCommand & { readonly chequeId: Uuid }): Promise<Result>;
  /** Uses this cheque instead of the one in the cart. */
  exchangeCheque(command: CartCommand & { readonly chequeId: Uuid }): Promise<Result>;
  removeCheque(command: CartCommand & { readonly chequeId: Uuid }): Promise<Result>;
  /** RX-14: removes a prescription row. */
  removePrescription(command: CartCommand & { readonly rowId: Uuid }): Promise<Result>;
  /** RX-14: brings back the rows that left because the identification ended. */
  takeBackPrescriptions(command: CartCommand): Promise<Result>;
}
