import type { CouponRejection } from '../../../domain/coupon/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';
import { couponTexts } from './texts.js';

/** Turns a refused coupon into an error with its reason. It says nothing of others who use the coupon. */
export function couponProblem(rejection: CouponRejection | CommandIdReused): Problem {
  if (rejection.type === 'CommandIdReused') return commandIdReused;
  const { type } = rejection;
  const field = 'field' in rejection ? { field: rejection.field } : {};
  return new Problem(type === 'CouponUnknown' ? 404 : 409, [{ ...field, code: type, message: couponTexts[type] }]);
}
