import type { Ore } from '../../../domain/kernel/index.js';
import type { Autocomplete } from '../../../services/shop/catalogue/contract.js';

interface Option {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface ProductOption extends Option {
  readonly varuId: string;
  readonly type: string;
  readonly brand: string;
  readonly forChildren: boolean;
  readonly price: Ore;
}

export interface SuggestionList {
  readonly queries: readonly Option[];
  readonly scopes: readonly Option[];
  readonly products: readonly ProductOption[];
}

export const NO_SUGGESTIONS: SuggestionList = { queries: [], scopes: [], products: [] };

/** Returns at most five suggestions of each kind (CAT-05), each with its URL. */
export function suggestionList({ queries, scopes, products }: Autocomplete): SuggestionList {
  return {
    queries: queries
      .slice(0, 5)
      .map((text, index) => ({ id: `forslag-ord-${index}`, text, to: `/search?q=${encodeURIComponent(text)}` })),
    scopes: scopes
      .slice(0, 5)
      .map(({ path, name }, index) => ({ id: `forslag-avdelning-${index}`, text: name, to: `/kategori/${path}` })),
    products: products.slice(0, 5).map(({ varuId, type, slug, name, brand, forChildren, price }, index) => ({
      id: `forslag-vara-${index}`,
      text: name,
      to: `/produkt/${slug}`,
      varuId,
      type,
      brand,
      forChildren,
      price,
    })),
  };
}

export function optionsOf({ queries, scopes, products }: SuggestionList): readonly Option[] {
  return [...queries, ...scopes, ...products];
}

/**
 * Returns the selected index after an arrow key. −1 is the search field, which lies between the last suggestion and the
 * first.
 */
export function movedBy(index: number, step: 1 | -1, length: number): number {
  const places = length + 1;
  return ((index + 1 + step + places) % places) - 1;
}

/**
 * Splits a suggestion into the typed text and the rest, which is emphasised. Null when it does not start with the typed
 * text.
 */
export function typedPart(text: string, typed: string): { readonly typed: string; readonly rest: string } | null {
  const start = typed.trim().toLocaleLowerCase('sv');
  if (start === '' || !text.toLocaleLowerCase('sv').startsWith(start)) return null;
  return { typed: text.slice(0, start.length), rest: text.slice(start.length) };
}
