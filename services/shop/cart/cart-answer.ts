import {
  cartTotals,
  flagGroupQuotas,
  maxBuyable,
  needsIdentification,
  priceCart,
  type CartState,
} from '../../../domain/cart/index.js';
import { freeShipping, shipmentPrice } from '../../../domain/delivery/index.js';
import { kronor, stockholmDate, type BusinessDate, type Instant, type Ore } from '../../../domain/kernel/index.js';
import type { LineDiscount } from '../../../domain/pricing/index.js';

/** The cart in the format that the new checkout service requires (CRT-10). Clients expect amounts in kronor. */
export interface CartAnswer {
  readonly cartId: string | null;
  readonly revision: number;
  readonly lineItems: readonly LineItemAnswer[];
  /** The sum to pay. It includes the shipping price once a delivery option is chosen. */
  readonly totalAmount: number;
  readonly shipmentPrice: number | null;
  readonly salesPrice: number;
  readonly offerIds: readonly string[];
  readonly bonusCheckCodes: readonly string[];
  readonly couponCode: string | null;
  readonly flagGroupQuotas: readonly { readonly flag: string; readonly quota: number; readonly used: number }[];
  readonly freeShipping: { readonly amountLeftForFreeShipping: number; readonly freeShippingPurchaseLimit: number };
}

interface LineItemAnswer {
  readonly varuId: string;
  readonly name: string;
  readonly quantity: number;
  readonly maxBuyableQuantity: number;
  readonly isPrescription: boolean;
  readonly regularPrice: Amount;
  readonly salesPrice: Amount;
  readonly discountsPrice: Amount;
  readonly discountEntries: readonly (Amount & Pick<LineDiscount, 'kind' | 'code'>)[];
  readonly productFlags: readonly string[];
  readonly needsIdentification: boolean;
}

type PricedLine = ReturnType<typeof priceCart>['lines'][number];

interface Amount {
  readonly totalAmount: number;
}

export function cartAnswer(state: CartState, revision: number, at: Instant): CartAnswer {
  const on = stockholmDate(at);
  const shipment = shipmentPrice(state, at);
  const { lines, totals } = priceCart(state, shipment ?? 0, on);
  const { limit, left } = freeShipping(cartTotals(state).exHaItemTotal, on);
  return {
    cartId: state.cartId,
    revision,
    lineItems: lines.map((line) => lineItem(state, line, on)),
    totalAmount: kronor(totals.total),
    shipmentPrice: shipment === null ? null : kronor(shipment),
    salesPrice: kronor(totals.goods),
    offerIds: [],
    bonusCheckCodes: state.cheque ? [state.cheque.chequeId] : [],
    couponCode: null,
    flagGroupQuotas: flagGroupQuotas(state, on),
    freeShipping: { amountLeftForFreeShipping: kronor(left), freeShippingPurchaseLimit: kronor(limit) },
  };
}

/**
 * Describes one line of the cart. `discountsPrice` is the difference between regular and sales price, without the
 * cheque.
 */
function lineItem(state: CartState, line: PricedLine, on: BusinessDate): LineItemAnswer {
  const { unitPrice, regularPrice, quantity, discounts } = line;
  return {
    varuId: line.varuId,
    name: line.name,
    quantity,
    maxBuyableQuantity: line.type === 'Rx' ? quantity : maxBuyable(state, line, on),
    isPrescription: line.type === 'Rx',
    regularPrice: amount(regularPrice * quantity),
    salesPrice: amount(unitPrice * quantity),
    discountsPrice: amount((regularPrice - unitPrice) * quantity),
    discountEntries: discounts.map(({ kind, code, amount: ore }) => ({ kind, code, ...amount(ore) })),
    productFlags: line.flags,
    needsIdentification: needsIdentification(line),
  };
}

function amount(ore: Ore): Amount {
  return { totalAmount: kronor(ore) };
}
