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

/** Changes the state that the form and all buttons of a page share. Never call it on the server. */
export function setFavouriteState(change: Partial<FavouriteState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Returns a part of the shared state. The component renders again only when that part changes. */
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
