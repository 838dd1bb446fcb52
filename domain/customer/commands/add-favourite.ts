import { accept, reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import { hasFavouriteConsent } from '../favourite-consent.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Limits the size of the customer's state. No real customer saves so many products. */
const FAVOURITES_LIMIT = 1_000;

export interface AddFavourite {
  readonly type: 'AddFavourite';
  readonly varuId: string;
  readonly at: Instant;
}

export function addFavourite(
  { varuId, at }: AddFavourite,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  if (!hasFavouriteConsent(state, at)) return reject({ type: 'FavouriteConsentMissing' });
  if (state.favourites.includes(varuId)) return unchanged;
  if (state.favourites.length >= FAVOURITES_LIMIT) return reject({ type: 'FavouritesFull', limit: FAVOURITES_LIMIT });
  return accept({ type: 'FavouriteAdded', data: { customerId: state.customerId, varuId, at } });
}
