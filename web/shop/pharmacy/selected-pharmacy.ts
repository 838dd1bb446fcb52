/** PRO-10: the person's selected pharmacy, kept in the browser's storage. */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether this pharmacy has the product that was last looked up. Null when no product was looked up. */
  readonly inStock: boolean | null;
}

const KEY = 'SelectedPharmacy';

/** Null when no pharmacy is selected, or when the stored value is invalid. */
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

/** The stored text; null also when the browser blocks storage. */
export function readSelected(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

/** Null deletes the stored value. Without storage the pharmacy must be selected again next time. */
export function keepSelected(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  pharmacy: SelectedPharmacy | null,
): void {
  try {
    if (pharmacy) storage().setItem(KEY, JSON.stringify(pharmacy));
    else storage().removeItem(KEY);
  } catch {
    // The storage is full or blocked.
  }
}

/** Ignores a late response about a pharmacy that is no longer selected. */
export function withStock(
  selected: SelectedPharmacy,
  answer: { readonly gln: string; readonly inStock: boolean },
): SelectedPharmacy {
  return answer.gln === selected.gln ? { ...selected, inStock: answer.inStock } : selected;
}
