import { cartTotals, maxBuyable, type CartState } from '../../domain/cart/index.js';
import { freeShipping } from '../../domain/delivery/index.js';
import { formatKronor, type BusinessDate, type Ore } from '../../domain/kernel/index.js';
import { kronor } from './cart-answer.js';
import { cartTexts } from './texts.js';

/** The cart of the legacy calls (s2 §3), amounts in kronor. */
export interface LegacyCartAnswer {
  readonly products: readonly {
    readonly varuId: string;
    readonly quantity: number;
    readonly maxBuyableQuantity: number;
  }[];
  readonly freeShippingLimit: number;
  readonly exHaItemTotalSumAsNumber: number;
  readonly discountSummary: {
    readonly bonusDiscount: number;
    readonly campaignDiscount: number;
    readonly couponDiscount: number;
  };
  readonly freeShippingStatus: FreeShippingStatus;
}

/** CRT-05, field by field. */
export interface FreeShippingStatus {
  readonly amountLeftForFreeShipping: number;
  readonly customerMessage: string;
  readonly freeShippingPossible: boolean;
  readonly freeShippingPurchaseLimit: number;
}

/** @param regular ordinary prices by article number; one that is not there was bought at its ordinary price */
export function legacyCartAnswer(
  state: CartState,
  regular: ReadonlyMap<string, Ore>,
  on: BusinessDate,
): LegacyCartAnswer {
  const { exHaItemTotal, chequeDiscount } = cartTotals(state);
  const reduced = state.lines.reduce(
    (sum, { varuId, unitPrice, quantity }) =>
      sum + Math.max(0, (regular.get(varuId) ?? unitPrice) - unitPrice) * quantity,
    0,
  );
  return {
    products: state.lines.map((line) => ({
      varuId: line.varuId,
      quantity: line.quantity,
      maxBuyableQuantity: line.type === 'Rx' ? line.quantity : maxBuyable(state, line, on),
    })),
    freeShippingLimit: kronor(freeShipping(exHaItemTotal, on).limit),
    exHaItemTotalSumAsNumber: kronor(exHaItemTotal),
    discountSummary: { bonusDiscount: kronor(chequeDiscount), campaignDiscount: kronor(reduced), couponDiscount: 0 },
    freeShippingStatus: freeShippingStatus(exHaItemTotal, on),
  };
}

function freeShippingStatus(exHaItemTotal: Ore, on: BusinessDate): FreeShippingStatus {
  const { limit, left, reached } = freeShipping(exHaItemTotal, on);
  return {
    amountLeftForFreeShipping: kronor(left),
    customerMessage: reached ? cartTexts.freeShippingReached : cartTexts.freeShippingLeft(formatKronor(left)),
    freeShippingPossible: limit > 0,
    freeShippingPurchaseLimit: kronor(limit),
  };
}
