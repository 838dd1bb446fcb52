/** Keeps the first product of each family, because four sizes of one product are no choice. */
export function oneOfEach<P extends { readonly family: string }>(products: readonly P[]): readonly P[] {
  const families = new Set<string>();
  return products.filter(({ family }) => !families.has(family) && families.add(family));
}
