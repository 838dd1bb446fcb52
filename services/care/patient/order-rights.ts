import { lackOf, type Kind } from '../../../domain/permission/index.js';
import type { Acting } from '../../../domain/prescription/rules/index.js';

const GUARDIAN: Kind = 'guardian';
const PROXY: Kind = 'proxy';

/**
 * SES-08: whether the matrix lets somebody order by this ground. The call itself has asked for `prescription.order`, which
 * is the right to order for oneself.
 */
export function mayOrderBy({ ground }: Pick<Acting, 'ground'>): boolean {
  switch (ground) {
    case 'self':
      return true;
    case 'guardian':
      return lackOf(GUARDIAN, 'prescription.order-for-child') === null;
    case 'warrant':
      return lackOf(PROXY, 'prescription.order-for-another') === null;
    default:
      ground satisfies never;
      throw new TypeError('nobody acts by this ground');
  }
}
