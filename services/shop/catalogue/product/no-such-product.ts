import { Problem } from '../../../foundation/problem/problem.js';
import { texts } from '../texts.js';

/** The answer to an article number that the shop has never sold. */
export function noSuchProduct(): Problem {
  return new Problem(404, [{ field: 'id', code: 'UNKNOWN_PRODUCT', message: texts.noProduct }]);
}
