import type { CartLine } from '../../../domain/cart/index.js';
import { isCold } from '../../../domain/catalogue/index.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { LineFault } from '../cart/line/cart-validation.js';
import type { ShortGoods } from '../catalogue/stocking/web-shelf.js';
import { checkoutTexts, pharmacyShortTexts } from './texts.js';

/**
 * CHK-13: creates the error for a cart that no parcels deliver, with the goods that stand in the way. The title is that
 * of the required dialog.
 */
export function noShippingOptions(
  hindering: readonly Pick<CartLine, 'varuId' | 'name' | 'flags'>[],
  onlyCollected: readonly Pick<CartLine, 'varuId'>[] = [],
): Problem {
  const { noShipping: message, noShippingTitle: title } = checkoutTexts;
  const named = hindering.map(({ varuId, name }) => ({ varuId, name }));
  const collected = new Set(onlyCollected.map(({ varuId }) => varuId));
  const explanation = whyNotSent(hindering, collected)(named.map(({ name }) => name));
  return new Problem(409, [{ code: 'NO_SHIPPING_OPTIONS', message, explanation }], { title, lines: named });
}

function whyNotSent(
  hindering: readonly Pick<CartLine, 'varuId' | 'flags'>[],
  onlyCollected: ReadonlySet<string>,
): (names: readonly string[]) => string {
  if (hindering.every(({ varuId }) => onlyCollected.has(varuId))) return checkoutTexts.onlyAtPharmacies;
  return hindering.every(isCold) ? checkoutTexts.coldGoods : checkoutTexts.goodsWithoutWay;
}

export function invalidCart(message: string = checkoutTexts.invalidCart, status: 403 | 409 = 409): Problem {
  return new Problem(status, [{ code: 'INVALID_CART', message }], { title: checkoutTexts.invalidCartTitle });
}

/**
 * The error for goods that lack on the web shelf, or at the pharmacy that packs the order. It names each line, and how
 * many pieces of it can be had.
 */
export function goodsShort(
  short: readonly ShortGoods[],
  lines: readonly CartLine[],
  gln: string | null = null,
): Problem {
  const texts = gln === null ? checkoutTexts : pharmacyShortTexts;
  const named = short.map(({ varuId, quantity, available: maxAllowedQuantity }) => {
    const name = lines.find((line) => line.varuId === varuId)?.name ?? varuId;
    const message = texts.lineShort(name, maxAllowedQuantity);
    return { varuId, name, code: 'OUT_OF_STOCK', message, quantity, maxAllowedQuantity } as const;
  });
  return invalidLines(named, texts.goodsShort);
}

type InvalidLine = Omit<LineFault, 'code'> & { readonly code: LineFault['code'] | 'OUT_OF_STOCK' };

/**
 * INVALID_CART with the lines that cannot be bought. Each is an error with its own code, which says why and what to do
 * (CHK-13, CRT-08).
 */
export function invalidLines(lines: readonly InvalidLine[], message: string = checkoutTexts.invalidCart): Problem {
  const errors = lines.map(({ varuId, code, message: why }) => ({ field: `lineItems.${varuId}`, code, message: why }));
  const title = checkoutTexts.invalidCartTitle;
  return new Problem(409, [{ code: 'INVALID_CART', message }, ...errors], { title, lines });
}

/**
 * The error of an attempt to pay that was given up meanwhile, because a later one took its place. The partner was never
 * asked for money.
 */
export function attemptGivenUp(): Problem {
  const { unknownTitle: title, unknown: message, nothingDrawn: explanation } = checkoutTexts;
  return new Problem(409, [{ code: 'UNKNOWN_ERROR', message, explanation }], { title });
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

/** A stored card that the shopper does not have, whoever has it. */
export function cardUnknown(field: string): Problem {
  return new Problem(404, [{ field, code: 'CARD_UNKNOWN', message: checkoutTexts.cardUnknown }]);
}

/** The partner still lists a card that it was asked to delete. */
export function cardNotDeleted(): Problem {
  return new Problem(502, [{ field: 'id', code: 'CARD_NOT_DELETED', message: checkoutTexts.cardNotDeleted }]);
}

/** The partner answers nothing, so nobody knows whether it has deleted the card. */
export function cardUncertain(): Problem {
  return new Problem(503, [{ field: 'id', code: 'CARD_UNCERTAIN', message: checkoutTexts.cardUncertain }]);
}

export function identificationNeeded(message: string): Problem {
  return new Problem(401, [{ code: 'IDENTIFICATION_REQUIRED', message }]);
}
