import { useSyncExternalStore } from 'react';

import { keepSelected, parseSelected, readSelected, type SelectedPharmacy } from './selected-pharmacy.js';

const listeners = new Set<() => void>();

/** Undefined until the browser's storage is read, so that the first render equals the server's. */
export function useSelectedPharmacy(): SelectedPharmacy | null | undefined {
  const stored = useSyncExternalStore(subscribe, read, () => undefined);
  return stored === undefined ? undefined : parseSelected(stored);
}

/** Null deletes it. */
export function selectPharmacy(pharmacy: SelectedPharmacy | null): void {
  keepSelected(() => localStorage, pharmacy);
  for (const listener of listeners) listener();
}

function read(): string | null {
  return readSelected(() => localStorage);
}

/** Another tab's choice shows here too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
