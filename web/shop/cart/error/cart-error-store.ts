import { useSyncExternalStore } from 'react';

import type { CartErrorReason } from './reason.js';

export interface CartError {
  readonly reason: CartErrorReason;
  /** The server's own sentence, where the page shows it. */
  readonly said: string | null;
}

let shown: CartError | null = null;
const listeners = new Set<() => void>();

/** Opens the modal with this reason from anywhere on the page; null closes it. Never call it on the server. */
export function showCartError(reason: CartErrorReason | null, said: string | null = null): void {
  shown = reason && { reason, said };
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
