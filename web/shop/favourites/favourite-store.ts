import { useSyncExternalStore } from 'react';

import { NOTHING, type Pending } from './pending.js';

export type FavouriteDialog =
  | { readonly kind: 'login'; readonly wish: 'favourite' | 'watch' }
  | { readonly kind: 'consent' | 'watch' | 'unwatch'; readonly varuId: string; readonly name: string };

interface FavouriteState {
  readonly pending: Pending;
  readonly dialog: FavouriteDialog | null;
}

const NONE: FavouriteState = { pending: NOTHING, dialog: null };
let state = NONE;
const listeners = new Set<() => void>();

/** State shared by the form and all buttons of a page. For the browser only. */
export function setFavouriteState(change: Partial<FavouriteState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Renders again only when the selected value changes. */
export function useFavouriteState<T>(select: (state: FavouriteState) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(NONE),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
