import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { clientErrors } from '../../visit/session/client-error-texts.js';
import { isLimit, reasonOf } from './error/reason.js';

/** The text for the console (CRT-12). The server sends RULE_VIOLATION as two codes, one for each title (CRT-08). */
export function quantityFailure(errors: readonly ShopError[]): string {
  return errors.some(({ code }) => isLimit(reasonOf(code)))
    ? clientErrors.quantityAboveLimit
    : clientErrors.updateQuantity;
}
