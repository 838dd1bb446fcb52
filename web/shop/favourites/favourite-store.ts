import { useSyncExternalStore } from 'react';

import { NOTHING, type Pending } from './pending.js';

export type FavouriteDialog =
  | { readonly kind: 'login'; readonly wish: 'favourite' | 'watch' }
  | { readonly kind: 'consent' | 'watch' | 'unwatch'; readonly varuId: string; readonly name: string };

interface Shown {
  readonly pending: Pending;
  readonly dialog: FavouriteDialog | null;
}

const NONE: Shown = { pending: NOTHING, dialog: null };
let shown = NONE;
const listeners = new Set<() => void>();

/** State shared by the form and all buttons of a page. For the browser only. */
export function showFavourites(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

/** Renders again only when the selected value changes. */
export function useShown<T>(select: (shown: Shown) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(shown),
    () => select(NONE),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
