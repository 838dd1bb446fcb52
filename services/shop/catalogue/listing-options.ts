import type { ListingQuery } from './contract.js';
import type { ListingOptions } from './listings.js';

export function listingOptions({ loaded, sortBy, facets, whole }: ListingQuery): ListingOptions {
  return { loaded, facets, whole, ...(sortBy && { sortBy }) };
}
