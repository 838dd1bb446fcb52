import { priceRangeOf, priceRangeEnds } from '../../../domain/catalogue/price-ranges.js';
import type { FacetName } from '../../../domain/catalogue/listing.js';
import { listingTexts as texts } from './texts.js';

/** Returns the text of a facet's value. Most values are texts themselves; some stand as a short sign in the address. */
export function facetValue(facet: FacetName, item: string): string {
  if (facet === 'Price') return priceText(item);
  const known = texts.values[facet];
  return known?.[item] ?? item;
}

function priceText(item: string): string {
  const range = priceRangeOf(item);
  if (!range) return item;
  const { from, to } = priceRangeEnds(range);
  if (to === null) return texts.priceFrom(from);
  return from === 0 ? texts.priceBelow(to) : texts.priceBetween(from, to);
}
