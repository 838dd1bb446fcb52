import type { CartRejection } from '../../../domain/cart/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';
import { limitAdvice } from './line/limit-texts.js';
import { outOfStockText, rejectionTexts, unsentText } from './texts.js';

/** Turns a rejection into the cart error of CRT-12, which has the code RULE_VIOLATION or OUT_OF_STOCK, and the quantities. */
export function cartProblem(rejection: CartRejection | CommandIdReused): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const { type } = rejection;
  const field = 'field' in rejection ? { field: rejection.field } : {};
  const code = CODES[type] ?? type;
  const message = type === 'OutOfStock' ? outOfStockText(rejection.maxAllowedQuantity) : rejectionTexts[type];
  const explanation = explanationOf(rejection);
  const fault = { ...field, code, message, ...(explanation !== null && { explanation }) };
  return new Problem(statusOf(rejection), [fault], quantities(rejection));
}

/** Which product the cart refused and what to do. The texts of a client's own list say neither. */
export function explanationOf(rejection: CartRejection): string | null {
  if (rejection.type === 'QuantityAboveLimit') return limitAdvice(rejection);
  if (rejection.type === 'OutOfStock') return outOfStockText(rejection.maxAllowedQuantity);
  return rejection.type === 'ItemUnsent' ? unsentText(rejection.name, rejection.flag) : null;
}

const CODES: Readonly<Partial<Record<CartRejection['type'], string>>> = {
  QuantityAboveLimit: 'RULE_VIOLATION',
  OutOfStock: 'OUT_OF_STOCK',
};

function statusOf({ type }: CartRejection): number {
  if (type === 'QuantityInvalid') return 400;
  if (type === 'CartBelongsToAnother' || type === 'CartsOfDifferentPersons') return 403;
  return type === 'ItemNotInCart' ? 404 : 409;
}

function quantities(rejection: CartRejection): Record<string, unknown> {
  if (rejection.type !== 'QuantityAboveLimit' && rejection.type !== 'OutOfStock') return {};
  const { varuId, currentlyInCartQuantity, maxAllowedQuantity, isRuleViolation, reason } = rejection;
  const limit = 'limit' in rejection ? { limit: rejection.limit } : {};
  return { varuId, currentlyInCartQuantity, maxAllowedQuantity, isRuleViolation, reason, ...limit };
}
