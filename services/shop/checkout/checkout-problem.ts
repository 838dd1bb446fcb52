import type { CartLine } from '../../../domain/cart/index.js';
import { isCold } from '../../../domain/catalogue/index.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { LineFault } from '../cart/line/cart-validation.js';
import type { ShortGoods } from '../catalogue/stocking/web-shelf.js';
import { checkoutTexts } from './texts.js';

/**
 * CHK-13: creates the error for a cart that no parcels deliver, with the goods that stand in the way. The title is that
 * of the required dialog.
 */
export function noShippingOptions(hindering: readonly Pick<CartLine, 'varuId' | 'name' | 'flags'>[]): Problem {
  const { noShipping: message, noShippingTitle: title } = checkoutTexts;
  const named = hindering.map(({ varuId, name }) => ({ varuId, name }));
  const text = hindering.every(isCold) ? checkoutTexts.coldGoods : checkoutTexts.goodsWithoutWay;
  const explanation = text(named.map(({ name }) => name));
  return new Problem(409, [{ code: 'NO_SHIPPING_OPTIONS', message, explanation }], { title, lines: named });
}

export function invalidCart(message: string = checkoutTexts.invalidCart): Problem {
  return new Problem(409, [{ code: 'INVALID_CART', message }], { title: checkoutTexts.invalidCartTitle });
}

/** The error for goods that the web shelf lacks. It names each line, and how many pieces of it can be had. */
export function goodsShort(short: readonly ShortGoods[], lines: readonly CartLine[]): Problem {
  const { invalidCartTitle: title, goodsShort: message } = checkoutTexts;
  const named = short.map(({ varuId, quantity, available: maxAllowedQuantity }) => {
    const name = lines.find((line) => line.varuId === varuId)?.name ?? varuId;
    return { varuId, name, quantity, maxAllowedQuantity };
  });
  const faults = named.map(({ varuId, name, maxAllowedQuantity }) => {
    const text = checkoutTexts.lineShort(name, maxAllowedQuantity);
    return { field: `lineItems.${varuId}`, code: 'OUT_OF_STOCK', message: text };
  });
  return new Problem(409, [{ code: 'INVALID_CART', message }, ...faults], { title, lines: named });
}

/** INVALID_CART with the lines that cannot be bought, so that each is named with what to do (CHK-13, CRT-08). */
export function invalidLines(lines: readonly LineFault[]): Problem {
  const errors = lines.map(({ varuId, message }) => ({ field: `lineItems.${varuId}`, code: 'INVALID_CART', message }));
  return new Problem(409, errors, { title: checkoutTexts.invalidCartTitle, lines });
}

export function invalidField(field: string, code: string, message: string): Problem {
  return new Problem(400, [{ field, code, message }]);
}

export function methodDiffers(): Problem {
  const { methodDiffers: message } = checkoutTexts;
  return new Problem(409, [{ field: 'paymentMethod', code: 'PAYMENT_METHOD_DIFFERS', message }]);
}

/** Goods that only an identified person may buy, by their names (CRT-03). */
export function goodsNeedIdentification(names: readonly string[]): Problem {
  const message = checkoutTexts.goodsNeedLogin;
  const explanation = checkoutTexts.goodsOfLogin(names);
  return new Problem(401, [{ code: 'NEEDS_IDENTIFICATION', message, explanation }]);
}

export function identificationNeeded(message: string): Problem {
  return new Problem(401, [{ code: 'IDENTIFICATION_REQUIRED', message }]);
}
