import type { FavouriteSort } from '../../../services/shop/favourites/contract.js';

/** PRO-07: the web shows 50 favourites at a time. */
export const FAVOURITES_PAGE = 50;
const MOST = 1_000;

export const SORTS: readonly FavouriteSort[] = ['newest', 'oldest', 'ascending', 'descending'];

export interface FavouriteQuery {
  readonly loaded: number;
  readonly sort: FavouriteSort;
}

/** Invalid parameters get their default. `sortera` and `loaded` keep the position in the list. */
export function favouriteQuery(search: URLSearchParams, inApp: boolean): FavouriteQuery {
  const asked = Number(search.get('loaded'));
  const loaded = Number.isInteger(asked) && asked > FAVOURITES_PAGE ? Math.min(asked, MOST) : FAVOURITES_PAGE;
  return { loaded: inApp ? MOST : loaded, sort: SORTS.find((sort) => sort === search.get('sortera')) ?? 'newest' };
}
