import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { clientErrors } from '../../visit/session/client-error-texts.js';
import { isLimit, reasonOf } from './error/reason.js';

/**
 * Returns the text for the browser's console (CRT-12): one for a quantity above what can be had, one for all other failures.
 */
export function quantityFailure(errors: readonly ShopError[]): string {
  return errors.some(({ code }) => isLimit(reasonOf(code)) || reasonOf(code) === 'outOfStock')
    ? clientErrors.quantityAboveLimit
    : clientErrors.updateQuantity;
}
