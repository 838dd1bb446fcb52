import { accept, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Removes a favourite. This is allowed without consent. */
export interface RemoveFavourite {
  readonly type: 'RemoveFavourite';
  readonly varuId: string;
  readonly at: Instant;
}

export function removeFavourite(
  { varuId, at }: RemoveFavourite,
  { customerId, favourites }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  return favourites.includes(varuId)
    ? accept({ type: 'FavouriteRemoved', data: { customerId, varuId, at } })
    : unchanged;
}
