import { useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

/** CAT-09: once per browser session and product, when the gel is bought. */
export function offerDiclofenacAdvice(varuId: string): void {
  if (wasShown(varuId)) return;
  set(varuId);
}

export function closeDiclofenacAdvice(): void {
  set(null);
}

export function useDiclofenacAdvice(): string | null {
  return useSyncExternalStore(subscribe, () => shown, () => null);
}

function wasShown(varuId: string): boolean {
  try {
    const key = `diclofenac-${varuId}`;
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, 'shown');
  } catch {
    // A browser that keeps nothing shows it every time.
  }
  return false;
}

function set(varuId: string | null): void {
  shown = varuId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
