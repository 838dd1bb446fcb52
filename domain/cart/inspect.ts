import { isForgotten, type Inspected, type Inspection } from '../kernel/index.js';
import type { CartEvent, CartLine } from './events.js';
import type { CartState } from './state.js';
import { cartTotals } from './totals.js';

export type CartKind = 'cart' | 'cart-line' | 'cart-cheque' | 'cart-coupon' | 'cart-gift' | 'cart-total';

type CartValue = Inspected<CartEvent, CartKind>;

/** The cart's values in the console. A cart has values only while it is open or frozen. */
export const inspection: Inspection<CartState, CartEvent, CartKind> = {
  inspect: (state) => (state.phase === 'open' || state.phase === 'frozen' ? valuesOf(state) : []),
  behindGone: (state, path) => {
    const at = pathOf(state);
    if (path !== at && !path.startsWith(`${at}/`)) return null;
    const [part, varuId] = path.slice(at.length + 1).split('/');
    return part === 'lines' ? behindLine(varuId) : behindAll;
  },
};

const pathOf = ({ cartId }: CartState): string => `carts/${cartId ?? ''}`;
const behindAll = (): boolean => true;

function valuesOf(state: CartState): readonly CartValue[] {
  const at = pathOf(state);
  const whole = { name: '', rule: null, behind: behindAll };
  return [
    { path: at, kind: 'cart', value: state.phase, ...whole },
    ...state.lines.map((line) => lineValue(at, line)),
    { path: `${at}/cheque`, kind: 'cart-cheque', value: state.cheque?.amount ?? null, ...whole },
    ...(state.coupon
      ? [{ path: `${at}/coupon`, kind: 'cart-coupon', value: state.coupon.code, ...whole } as const]
      : []),
    ...state.gifts.map(({ code, product: { name } }) => giftValue(at, code, name)),
    { path: `${at}/total`, kind: 'cart-total', value: cartTotals(state).total, ...whole },
  ];
}

function lineValue(at: string, { varuId, name, quantity: value }: CartLine): CartValue {
  return { path: `${at}/lines/${varuId}`, kind: 'cart-line', name, value, rule: null, behind: behindLine(varuId) };
}

function giftValue(at: string, code: string, name: string): CartValue {
  return { path: `${at}/gifts/${code}`, kind: 'cart-gift', name, value: 1, rule: null, behind: behindAll };
}

function behindLine(varuId: string | undefined): (event: CartEvent) => boolean {
  return (event) => goodsOf(event).includes(varuId);
}

/** The articles that an event concerns. Undefined stands for the whole cart. */
function goodsOf(event: CartEvent): readonly (string | undefined)[] {
  switch (event.type) {
    case 'ItemAdded':
      return isForgotten(event.data.product) ? [] : [event.data.product.varuId];
    case 'ItemQuantitySet':
    case 'ItemRemoved':
    case 'ItemRepriced':
      return [event.data.varuId];
    case 'CartMerged':
    case 'ItemsSetAside':
      return isForgotten(event.data.lines) ? [] : event.data.lines.map(({ varuId }) => varuId);
    case 'PrescriptionRowAdded':
    case 'PrescriptionPackagesSet':
    case 'PrescriptionMessageGiven':
    case 'PrescriptionRowRepriced':
    case 'PrescriptionRowRemoved':
      return [event.data.rowId];
    case 'CartStarted':
    case 'CartClaimed':
    case 'CartAbsorbed':
    case 'CartLapsed':
    case 'CartEmptied':
    case 'CartDropped':
    case 'ChequeApplied':
    case 'ChequeRemoved':
    case 'CouponApplied':
    case 'CouponRemoved':
    case 'GiftChosen':
    case 'GiftRemoved':
    case 'CustomerDetailsGiven':
    case 'LocationGiven':
    case 'DeliveryChosen':
    case 'PaymentMethodChosen':
    case 'CheckoutStarted':
    case 'CheckoutAbandoned':
    case 'CartClosed':
      return [];
    default:
      event satisfies never;
      return [];
  }
}
