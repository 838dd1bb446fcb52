/** The pharmacy that the person has selected, as the browser's storage keeps it (PRO-10). */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether this pharmacy stocks the product that the person looked up last. Null when they have looked up none. */
  readonly inStock: boolean | null;
}

const KEY = 'SelectedPharmacy';

/** Reads the stored value; null when it is missing or invalid. */
export function parseSelected(kept: string | null): SelectedPharmacy | null {
  try {
    const { gln, id, name, url, inStock } = JSON.parse(kept ?? '') as Record<string, unknown>;
    if (typeof gln !== 'string' || typeof id !== 'string' || typeof name !== 'string') return null;
    if (typeof url !== 'string' || !url.startsWith('/apotek/')) return null;
    return { gln, id, name, url, inStock: typeof inStock === 'boolean' ? inStock : null };
  } catch {
    return null;
  }
}

/** Returns the stored text. Null when there is none, or when the browser blocks storage. */
export function readSelected(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the selected pharmacy; null deletes it. If storage is blocked, it must be selected again next time. */
export function keepSelected(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  pharmacy: SelectedPharmacy | null,
): void {
  try {
    if (pharmacy) storage().setItem(KEY, JSON.stringify(pharmacy));
    else storage().removeItem(KEY);
  } catch {
    // Storage is full or blocked, so the selection is not kept.
  }
}

/** Adds the stock of the looked-up product. A late response about another pharmacy changes nothing. */
export function withStock(
  selected: SelectedPharmacy,
  answer: { readonly gln: string; readonly inStock: boolean },
): SelectedPharmacy {
  return answer.gln === selected.gln ? { ...selected, inStock: answer.inStock } : selected;
}
