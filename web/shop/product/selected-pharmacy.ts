/** PRO-10: what the browser keeps under 'SelectedPharmacy' (s2 §3). */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly inStock: boolean;
}

const KEY = 'SelectedPharmacy';

/** Null when none is chosen, or what is kept was written by nobody of ours. */
export function readSelectedPharmacy(storage: Pick<Storage, 'getItem'>): SelectedPharmacy | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as unknown;
    return isSelected(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepSelectedPharmacy(storage: Pick<Storage, 'setItem'>, pharmacy: SelectedPharmacy): void {
  try {
    storage.setItem(KEY, JSON.stringify(pharmacy));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function isSelected(kept: unknown): kept is SelectedPharmacy {
  if (typeof kept !== 'object' || kept === null) return false;
  const { gln, id, name, url } = kept as Record<string, unknown>;
  return [gln, id, name, url].every((field) => typeof field === 'string') && /^\/(?![/\\])/.test(url as string);
}
