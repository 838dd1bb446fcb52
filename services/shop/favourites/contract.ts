import type { CartCommand } from '../cart/contract.js';
import type { ProductCardView } from '../catalogue/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** PRO-07: 'Senast tillagt', 'Namn (A-Ö)', 'Namn (Ö-A)', oldest. */
export type FavouriteSort = 'newest' | 'ascending' | 'descending' | 'oldest';

export interface FavouriteListing {
  readonly total: number;
  readonly products: readonly ProductCardView[];
}

/** What hearts, watch buttons and the start dialog need, on every page. */
export interface OwnFavourites {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly watched: readonly string[];
  /** The consent Favorite, given to the text in force. */
  readonly consent: boolean;
}

/** A guest's calls answer code LOGIN_REQUIRED, a known customer's without the Favorite consent CONSENT_REQUIRED. */
export interface FavouritesService {
  /** Of the session's customer, from memory; empty for guests. */
  own(): Promise<OwnFavourites>;
  /** Newest first; shown on every page, so cheap. Empty for guests. */
  ids(): Promise<readonly string[]>;
  /** Prescription items are not loaded. */
  list(query: { readonly loaded: number; readonly sort: FavouriteSort }): Promise<FavouriteListing>;
  /** With `consent` the Favorite consent is recorded first. */
  add(
    command: CartCommand & { readonly varuId: string; readonly consent: boolean },
  ): Promise<Result<{ readonly ids: readonly string[] }>>;
  remove(command: CartCommand & { readonly varuId: string }): Promise<Result<{ readonly ids: readonly string[] }>>;
  removeAll(command: CartCommand): Promise<Result<{ readonly ids: readonly string[] }>>;
  /** The start dialog's Keep, and the toggle in the settings (PRO-08). Withdrawing removes all favourites. */
  setConsent(command: CartCommand & { readonly given: boolean }): Promise<Result>;
  /** PRO-09: watches a product that is out of stock. */
  watched(): Promise<readonly string[]>;
  /** PRO-15: told by push where the app asked, else by mail. */
  watch(command: CartCommand & { readonly varuId: string; readonly channel: 'mail' | 'push' }): Promise<Result>;
  unwatch(command: CartCommand & { readonly varuId: string }): Promise<Result>;
}
