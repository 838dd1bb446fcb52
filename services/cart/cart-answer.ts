import {
  cartTotals,
  flagGroupQuotas,
  maxBuyable,
  type CartLine,
  type CartState,
  needsIdentification,
} from '../../domain/cart/index.js';
import { freeShipping } from '../../domain/delivery/index.js';
import type { BusinessDate, Ore } from '../../domain/kernel/index.js';

/** The cart of the new checkout service (s2 §3); amounts in kronor, as the seed's callers expect. */
export interface CartAnswer {
  readonly cartId: string | null;
  readonly revision: number;
  readonly lineItems: readonly LineItemAnswer[];
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
  readonly discountEntries: readonly never[];
  readonly productFlags: readonly string[];
  readonly needsIdentification: boolean;
}

interface Amount {
  readonly totalAmount: number;
}

export function cartAnswer(state: CartState, revision: number, on: BusinessDate): CartAnswer {
  const totals = cartTotals(state);
  const { limit, left } = freeShipping(totals.exHaItemTotal, on);
  return {
    cartId: state.cartId,
    revision,
    lineItems: state.lines.map((line) => lineItem(state, line, on)),
    totalAmount: kronor(totals.toPay),
    shipmentPrice: null,
    salesPrice: kronor(totals.goods),
    offerIds: [],
    bonusCheckCodes: state.cheque ? [state.cheque.chequeId] : [],
    couponCode: null,
    flagGroupQuotas: flagGroupQuotas(state, on),
    freeShipping: { amountLeftForFreeShipping: kronor(left), freeShippingPurchaseLimit: kronor(limit) },
  };
}

function lineItem(state: CartState, line: CartLine, on: BusinessDate): LineItemAnswer {
  const { unitPrice, regularPrice = unitPrice } = line;
  return {
    varuId: line.varuId,
    name: line.name,
    quantity: line.quantity,
    maxBuyableQuantity: line.type === 'Rx' ? line.quantity : maxBuyable(state, line, on),
    isPrescription: line.type === 'Rx',
    regularPrice: amount(regularPrice * line.quantity),
    salesPrice: amount(unitPrice * line.quantity),
    discountsPrice: amount((regularPrice - unitPrice) * line.quantity),
    discountEntries: [],
    productFlags: line.flags,
    needsIdentification: needsIdentification(line),
  };
}

function amount(ore: Ore): Amount {
  return { totalAmount: kronor(ore) };
}

export function kronor(ore: Ore): number {
  return ore / 100;
}
