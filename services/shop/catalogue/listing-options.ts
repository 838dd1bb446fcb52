import type { ListingQuery } from './contract.js';
import type { ListingOptions } from './listings.js';

export function listingOptions({ loaded, sortBy, facets }: ListingQuery): ListingOptions {
  return { loaded, ...(sortBy && { sortBy }), brand: facets['Brand'] ?? [], packageType: facets['PackageType'] ?? [] };
}
