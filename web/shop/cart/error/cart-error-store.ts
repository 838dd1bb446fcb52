import { useSyncExternalStore } from 'react';

import type { CartErrorReason } from './reason.js';

let shown: CartErrorReason | null = null;
const listeners = new Set<() => void>();

/** Opens the modal with this reason from anywhere on the page; null closes it. Never call it on the server. */
export function showCartError(reason: CartErrorReason | null): void {
  shown = reason;
  for (const listener of listeners) listener();
}

export function useCartError(): CartErrorReason | null {
  return useSyncExternalStore(subscribe, current, none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): CartErrorReason | null {
  return shown;
}

function none(): null {
  return null;
}
