const swedish = new Intl.Collator('sv', { numeric: true });

/** Flavours are sorted by letter, sizes and strengths by number. */
export function inOrder<V extends { readonly label: string }>(variants: readonly V[]): readonly V[] {
  return variants.toSorted((a, b) => swedish.compare(a.label, b.label));
}
