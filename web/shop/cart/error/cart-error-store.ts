import { useSyncExternalStore } from 'react';

import type { CartErrorReason } from './reason.js';

export interface CartError {
  readonly reason: CartErrorReason;
  /** Which product it is about and what to do. Null where the reason says enough. */
  readonly explanation: string | null;
  /** The product that the shop refused. Absent when the page itself stopped the press. */
  readonly varuId?: string;
}

let shown: CartError | null = null;
const listeners = new Set<() => void>();

/** Opens the modal with this error from anywhere on the page; null closes it. Never call it on the server. */
export function showCartError(error: CartError | null): void {
  shown = error;
  for (const listener of listeners) listener();
}

export function useCartError(): CartError | null {
  return useSyncExternalStore(subscribe, current, none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): CartError | null {
  return shown;
}

function none(): null {
  return null;
}
