/** PRO-10: what the browser keeps under 'SelectedPharmacy'. */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether it has the product shown last; null before that is known. */
  readonly inStock: boolean | null;
}

const KEY = 'SelectedPharmacy';

/** Null when none is chosen, or what is kept was written by nobody of ours. Its stock was another page's. */
export function readSelectedPharmacy(storage: Pick<Storage, 'getItem'>): SelectedPharmacy | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as unknown;
    return isSelected(kept) ? { ...kept, inStock: null } : null;
  } catch {
    return null;
  }
}

/** An answer about another pharmacy, asked for before this one was chosen, says nothing of it. */
export function withStock(
  selected: SelectedPharmacy,
  answer: { readonly gln: string; readonly inStock: boolean },
): SelectedPharmacy {
  return answer.gln === selected.gln ? { ...selected, inStock: answer.inStock } : selected;
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
