import { accept, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface ClearFavourites {
  readonly type: 'ClearFavourites';
  readonly at: Instant;
}

export function clearFavourites(
  { at }: ClearFavourites,
  { customerId, favourites }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  if (favourites.length === 0) return unchanged;
  return accept({ type: 'FavouritesCleared', data: { customerId, count: favourites.length, reason: 'customer', at } });
}
