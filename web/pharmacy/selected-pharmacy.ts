/** PRO-10: what is kept of the chosen pharmacy; the key and the fields are the seed's. */
export interface SelectedPharmacy {
  readonly gln: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whether it has the product last asked for; null when none was. */
  readonly inStock: boolean | null;
}

export const SELECTED_PHARMACY = 'SelectedPharmacy';

/** Null for what this page did not write: storage is the visitor's own, and older pages wrote otherwise. */
export function parseSelected(stored: string | null): SelectedPharmacy | null {
  try {
    const { gln, id, name, url, inStock } = JSON.parse(stored ?? '') as Record<string, unknown>;
    if (
      typeof gln !== 'string' ||
      typeof id !== 'string' ||
      typeof name !== 'string' ||
      typeof url !== 'string' ||
      !url.startsWith('/apotek/')
    )
      return null;
    return { gln, id, name, url, inStock: typeof inStock === 'boolean' ? inStock : null };
  } catch {
    return null;
  }
}
