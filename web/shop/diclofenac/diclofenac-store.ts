import { useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

/** Call it when diclofenac gel is bought. It shows the advice once in a session for each product (CAT-09). */
export function offerDiclofenacAdvice(varuId: string): void {
  if (isFirstTime(varuId)) set(varuId);
}

export function closeDiclofenacAdvice(): void {
  set(null);
}

export function useDiclofenacAdvice(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function isFirstTime(varuId: string): boolean {
  try {
    return firstTime(sessionStorage, varuId);
  } catch {
    // If the browser blocks storage, the advice is shown every time.
    return true;
  }
}

function set(varuId: string | null): void {
  shown = varuId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** True at the first call for a product in this session (CAT-09). */
export function firstTime(store: Store, varuId: string): boolean {
  const key = `diclofenac-${varuId}`;
  if (store.getItem(key) !== null) return false;
  store.setItem(key, 'shown');
  return true;
}
