/** PRO-10: what the browser keeps of the chosen pharmacy. */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether it has the product last asked for; null when none was. */
  readonly inStock: boolean | null;
}

const KEY = 'SelectedPharmacy';

/** Null when none is chosen, or what is kept was written by nobody of ours. */
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

/** As it is kept; null also in a browser that lets nobody read. */
export function readSelected(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

/** Null forgets it. A browser that keeps nothing asks again next time; nothing else depends on it. */
export function keepSelected(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  pharmacy: SelectedPharmacy | null,
): void {
  try {
    if (pharmacy) storage().setItem(KEY, JSON.stringify(pharmacy));
    else storage().removeItem(KEY);
  } catch {
    // Full or forbidden.
  }
}

/** An answer about another pharmacy, asked for before this one was chosen, says nothing of it. */
export function withStock(
  selected: SelectedPharmacy,
  answer: { readonly gln: string; readonly inStock: boolean },
): SelectedPharmacy {
  return answer.gln === selected.gln ? { ...selected, inStock: answer.inStock } : selected;
}
