import { Problem } from '../../foundation/problem/problem.js';
import { checkoutTexts } from './texts.js';

/** CHK-13: creates the error for a cart that nobody can deliver. The title is that of the required dialog. */
export function noShippingOptions(): Problem {
  const { noShipping: message, noShippingTitle: title } = checkoutTexts;
  return new Problem(409, [{ code: 'NO_SHIPPING_OPTIONS', message }], { title });
}

export function invalidCart(message: string = checkoutTexts.invalidCart): Problem {
  return new Problem(409, [{ code: 'INVALID_CART', message }], { title: checkoutTexts.invalidCartTitle });
}

export function invalidField(field: string, code: string, message: string): Problem {
  return new Problem(400, [{ field, code, message }]);
}

export function methodDiffers(): Problem {
  const { methodDiffers: message } = checkoutTexts;
  return new Problem(409, [{ field: 'paymentMethod', code: 'PAYMENT_METHOD_DIFFERS', message }]);
}

export function identificationNeeded(message: string): Problem {
  return new Problem(401, [{ code: 'IDENTIFICATION_REQUIRED', message }]);
}
