import { SORT_OPTIONS } from '../../domain/catalogue/listing.js';

export interface PageAddresses {
  readonly product: readonly string[];
  readonly listing: readonly string[];
  readonly basket: readonly string[];
}

/** Returns URLs of the pages that shoppers open most. */
export async function pageAddresses(
  url: string,
  { slugs, categories }: { readonly slugs: readonly string[]; readonly categories: readonly string[] },
): Promise<PageAddresses> {
  return {
    product: slugs.map((slug) => `/produkt/${slug}`),
    listing: await listingAddresses(url, categories),
    basket: ['/shop/basket'],
  };
}

/** Matches the checkbox of a facet in a listing's form. */
const CHOICE = /<input[^>]*type="checkbox"[^>]*>/g;
const NAME = /\bname="([^"]+)"/;
const VALUE = /\bvalue="([^"]+)"/;
const SORTS = SORT_OPTIONS.slice(0, 3);

/**
 * Returns URLs of listings: plain, sorted in three orders, with a facet, and with more products. It fetches each
 * category once to learn its facets.
 */
async function listingAddresses(url: string, categories: readonly string[]): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const category of categories) {
    const path = `/kategori/${category}`;
    const html = await fetch(`${url}${path}`).then((response) => response.text());
    const facets = [...html.matchAll(CHOICE)].map(([input]) => choiceOf(input)).filter((choice) => choice !== null);
    const chosen = [facets[0], facets.at(-1)]
      .filter((choice) => choice !== undefined)
      .map((choice) => `${path}?${choice}`);
    addresses.push(path, ...SORTS.map((sort) => `${path}?sortBy=${sort}`), ...chosen, `${path}?loaded=72`);
  }
  return addresses;
}

function choiceOf(input: string): string | null {
  const [, name] = NAME.exec(input) ?? [];
  const [, value] = VALUE.exec(input) ?? [];
  return name && value ? new URLSearchParams({ [name]: value.replaceAll('&amp;', '&') }).toString() : null;
}
