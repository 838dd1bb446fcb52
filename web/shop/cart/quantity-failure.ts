import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { clientErrors } from '../../visit/session/client-error-texts.js';
import { isLimit, reasonOf } from './error/reason.js';

/** The console message (CRT-12). RULE_VIOLATION arrives as two codes, one for each title of the modal (CRT-08). */
export function quantityFailure(errors: readonly ShopError[]): string {
  return errors.some(({ code }) => isLimit(reasonOf(code)))
    ? clientErrors.quantityAboveLimit
    : clientErrors.updateQuantity;
}
