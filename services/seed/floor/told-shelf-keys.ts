import type { Uuid } from '../../../domain/kernel/index.js';
import { derivedId } from '../../command-handling/derived-id.js';
import { ShelfKeys } from '../../checkout/shelf-keys.js';

/** The same for the same order, so that a seed makes the same events; nobody of a seeded history has to be kept apart from goods. */
export class ToldShelfKeys extends ShelfKeys {
  override of(orderId: Uuid): Uuid {
    return derivedId(orderId, 'shelf');
  }
}
