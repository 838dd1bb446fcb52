import { useSyncExternalStore } from 'react';

import { keepSelected, parseSelected, readSelected, type SelectedPharmacy } from './selected-pharmacy.js';

const listeners = new Set<() => void>();

/**
 * Returns the selected pharmacy; null when there is none. It is undefined in the first render, which must equal the
 * server's.
 */
export function useSelectedPharmacy(): SelectedPharmacy | null | undefined {
  const stored = useSyncExternalStore(subscribe, read, () => undefined);
  return stored === undefined ? undefined : parseSelected(stored);
}

/** Selects a pharmacy; null ends the selection. */
export function selectPharmacy(pharmacy: SelectedPharmacy | null): void {
  keepSelected(() => localStorage, pharmacy);
  for (const listener of listeners) listener();
}

function read(): string | null {
  return readSelected(() => localStorage);
}

/** Listens to changes of the selection, also to those made in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
