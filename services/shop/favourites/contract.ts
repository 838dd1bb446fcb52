import type { CartCommand } from '../cart/contract.js';
import type { ProductCardView } from '../catalogue/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** PRO-07: `newest` is 'Senast tillagt', `ascending` 'Namn (A-Ö)', `descending` 'Namn (Ö-A)'. */
export type FavouriteSort = 'newest' | 'ascending' | 'descending' | 'oldest';

export interface FavouriteListing {
  readonly total: number;
  readonly products: readonly ProductCardView[];
}

export interface OwnFavourites {
  /** The article numbers, newest first. */
  readonly ids: readonly string[];
  readonly watched: readonly string[];
  /** True when the Favorite consent is given to the current text. */
  readonly consent: boolean;
}

/**
 * The favourites service. A guest gets error code LOGIN_REQUIRED, a customer without the Favorite consent
 * CONSENT_REQUIRED.
 */
export interface FavouritesService {
  /** Returns the customer's favourites. Empty for guests. */
  own(): Promise<OwnFavourites>;
  /**
   * Returns the article numbers of the favourites, newest first. Every page needs them, so they must be cheap. Empty
   * for guests.
   */
  ids(): Promise<readonly string[]>;
  list(query: { readonly loaded: number; readonly sort: FavouriteSort }): Promise<FavouriteListing>;
  /** Adds a favourite. With `consent` the Favorite consent is recorded first. */
  add(
    command: CartCommand & { readonly varuId: string; readonly consent: boolean },
  ): Promise<Result<{ readonly ids: readonly string[] }>>;
  remove(command: CartCommand & { readonly varuId: string }): Promise<Result<{ readonly ids: readonly string[] }>>;
  removeAll(command: CartCommand): Promise<Result<{ readonly ids: readonly string[] }>>;
  /**
   * Changes the Favorite consent, from the start dialog or the settings (PRO-08). Withdrawing removes all favourites.
   */
  setConsent(command: CartCommand & { readonly given: boolean }): Promise<Result>;
  /** PRO-09: returns the watched products that are out of stock. */
  watched(): Promise<readonly string[]>;
  /** PRO-15: watches a product. The notice comes by push if the app requested it, otherwise by mail. */
  watch(command: CartCommand & { readonly varuId: string; readonly channel: 'mail' | 'push' }): Promise<Result>;
  unwatch(command: CartCommand & { readonly varuId: string }): Promise<Result>;
}
