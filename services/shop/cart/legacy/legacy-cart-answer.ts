import { cartTotals, maxBuyable, type CartState } from '../../../../domain/cart/index.js';
import { freeShipping } from '../../../../domain/delivery/index.js';
import { kronor, formatKronor, type BusinessDate, type Ore } from '../../../../domain/kernel/index.js';
import { cartTexts } from '../texts.js';

/** The cart in the format of the older cart calls (CRT-10), with amounts in kronor. */
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

/** The free-shipping fields of CRT-05. */
export interface FreeShippingStatus {
  readonly amountLeftForFreeShipping: number;
  readonly customerMessage: string;
  readonly freeShippingPossible: boolean;
  readonly freeShippingPurchaseLimit: number;
}

export function legacyCartAnswer(state: CartState, on: BusinessDate): LegacyCartAnswer {
  const { exHaItemTotal, campaignDiscount, couponDiscount, chequeDiscount } = cartTotals(state);
  return {
    products: state.lines.map((line) => ({
      varuId: line.varuId,
      quantity: line.quantity,
      maxBuyableQuantity: line.type === 'Rx' ? line.quantity : maxBuyable(state, line, on),
    })),
    freeShippingLimit: kronor(freeShipping(exHaItemTotal, on).limit),
    exHaItemTotalSumAsNumber: kronor(exHaItemTotal),
    discountSummary: {
      bonusDiscount: kronor(chequeDiscount),
      campaignDiscount: kronor(campaignDiscount),
      couponDiscount: kronor(couponDiscount),
    },
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
