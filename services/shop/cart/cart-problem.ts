import type { CartRejection } from '../../../domain/cart/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';
import { limitAdvice } from './line/limit-texts.js';
import { rejectionTexts, unsentText } from './texts.js';

/** Turns a rejection into the cart error of CRT-12, which has the code RULE_VIOLATION and the quantities. */
export function cartProblem(rejection: CartRejection | CommandIdReused): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const { type } = rejection;
  const field = 'field' in rejection ? { field: rejection.field } : {};
  const code = type === 'QuantityAboveLimit' ? 'RULE_VIOLATION' : type;
  const explanation = explanationOf(rejection);
  const fault = { ...field, code, message: rejectionTexts[type], ...(explanation !== null && { explanation }) };
  return new Problem(statusOf(rejection), [fault], quantities(rejection));
}

/** Which product the cart refused and what to do. The texts of a client's own list say neither. */
export function explanationOf(rejection: CartRejection): string | null {
  if (rejection.type === 'QuantityAboveLimit') return limitAdvice(rejection);
  return rejection.type === 'ItemUnsent' ? unsentText(rejection.name, rejection.flag) : null;
}

function statusOf({ type }: CartRejection): number {
  if (type === 'QuantityInvalid') return 400;
  if (type === 'CartBelongsToAnother' || type === 'CartsOfDifferentPersons') return 403;
  return type === 'ItemNotInCart' ? 404 : 409;
}

function quantities(rejection: CartRejection): Record<string, unknown> {
  if (rejection.type !== 'QuantityAboveLimit') return {};
  const { varuId, currentlyInCartQuantity, maxAllowedQuantity, isRuleViolation, reason, limit } = rejection;
  return { varuId, currentlyInCartQuantity, maxAllowedQuantity, isRuleViolation, reason, limit };
}
