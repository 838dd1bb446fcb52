const swedish = new Intl.Collator('sv', { numeric: true });

/** Sorts flavours alphabetically, and sizes and strengths by their number. */
export function inOrder<V extends { readonly label: string }>(variants: readonly V[]): readonly V[] {
  return variants.toSorted((a, b) => swedish.compare(a.label, b.label));
}
