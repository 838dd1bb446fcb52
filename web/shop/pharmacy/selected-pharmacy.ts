/** PRO-10: the chosen pharmacy in the browser's storage. */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether it has the last requested product; null without one. */
  readonly inStock: boolean | null;
}

const KEY = 'SelectedPharmacy';

/** Null when none is chosen, or when the stored value is not ours. */
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

/** Null deletes it. A browser without storage asks again next time; nothing else depends on it. */
export function keepSelected(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  pharmacy: SelectedPharmacy | null,
): void {
  try {
    if (pharmacy) storage().setItem(KEY, JSON.stringify(pharmacy));
    else storage().removeItem(KEY);
  } catch {
    // Full or blocked.
  }
}

/** Ignores a late answer about a pharmacy that was chosen before. */
export function withStock(
  selected: SelectedPharmacy,
  answer: { readonly gln: string; readonly inStock: boolean },
): SelectedPharmacy {
  return answer.gln === selected.gln ? { ...selected, inStock: answer.inStock } : selected;
}
