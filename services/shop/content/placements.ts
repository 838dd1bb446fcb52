const BY_PAGE: Readonly<Record<string, readonly string[]>> = {
  '': ['start-personal', 'start-popular'],
  produkt: ['product-related', 'product-complementary'],
  kategori: ['category-popular'],
  search: ['search-nothing-found'],
  rekommendationer: ['recommendations-personal'],
  merforsaljning: ['upsell-cart'],
};

/**
 * Returns the ids of the places on a page where recommendations are shown. There are none while recommendations are
 * disabled, and never on prescription pages.
 */
export function placementIds(url: string, disabled: boolean): readonly string[] {
  if (disabled) return [];
  const [, first = ''] = new URL(url, 'https://algort.example').pathname.split('/');
  return (Object.hasOwn(BY_PAGE, first) && BY_PAGE[first]) || [];
}
