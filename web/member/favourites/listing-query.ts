import type { FavouriteSort } from '../../../services/shop/favourites/contract.js';

/** The web shows 50 favourites at a time (PRO-07). */
export const FAVOURITES_PAGE = 50;
const MOST = 1_000;

export const SORTS: readonly FavouriteSort[] = ['newest', 'oldest', 'ascending', 'descending'];

export interface FavouriteQuery {
  readonly loaded: number;
  readonly sort: FavouriteSort;
}

/**
 * Reads sort order and number of shown favourites from the URL. An invalid value becomes the default. The app always
 * gets the most.
 */
export function favouriteQuery(search: URLSearchParams, inApp: boolean): FavouriteQuery {
  const asked = Number(search.get('loaded'));
  const loaded = Number.isInteger(asked) && asked > FAVOURITES_PAGE ? Math.min(asked, MOST) : FAVOURITES_PAGE;
  return { loaded: inApp ? MOST : loaded, sort: SORTS.find((sort) => sort === search.get('sortera')) ?? 'newest' };
}
