import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { PAGE_SIZE, sortRank } from '../../../domain/catalogue/index.js';
import type { Leaning, Ranked } from './engine/ranking.js';
import type { SearchEngine } from './search-engine.js';
import { Search } from './search.js';
import { first } from './shelf/first.js';
import { listingOf, type ShelfListing } from './shelf/listing.js';
import type { ShelfProduct } from './shelf/shelf-product.js';
import type { ListingOptions } from '../catalogue/listings.js';
import { TAXONOMY } from '../catalogue/taxonomy.js';

export interface SearchOptions extends ListingOptions {
  /** False leaves out prescription items (rx=0 in the URL). */
  readonly withPrescription?: boolean;
  readonly leaning?: Leaning | null;
}

export interface SearchAnswer extends ShelfListing {
  readonly makesSense: boolean;
  /** The words that the products contain, when no product contains all. Null otherwise. */
  readonly understood: string | null;
  /** True when a product found is a prescription item. */
  readonly hasPrescription: boolean;
  /** At most 3 other spellings (CAT-05). */
  readonly suggestions: readonly string[];
  /** Other queries that fit the first products. */
  readonly relatedQueries: readonly string[];
}

export interface Completion {
  readonly queries: readonly string[];
  readonly scopes: readonly { readonly path: string; readonly name: string }[];
  readonly products: readonly ShelfProduct[];
}

const SCOPES = 3;
const LOOKED_AT = 40;
const RELATED_QUERIES = 5;
const MOST_KEY = 40;
const NO_COMPLETION: Completion = { queries: [], scopes: [], products: [] };

/** Finds products for a typed text (CAT-05). */
@Injectable()
export class ProductSearch {
  /** Completions are cached, because many shoppers type the same few letters. */
  private readonly completions = new LRUCache<string, { readonly version: number; readonly completion: Completion }>({
    max: 40_000,
  });

  constructor(@Inject(Search) private readonly search: Search) {}

  async find(
    query: string,
    { withPrescription = true, leaning = null, ...options }: SearchOptions = {},
  ): Promise<SearchAnswer> {
    const engine = await this.search.ready();
    const { ranked, makesSense, spellings, understood } = await engine.find(query, { withPrescription });
    const order = engine.order(ranked, leaning);
    const listing = listingOf(engine.shelf, ranked.places, PAGE_SIZE.search, options, order);
    return {
      ...listing,
      makesSense,
      understood,
      hasPrescription: withPrescription && onPrescription(engine, ranked.places),
      suggestions: spellings,
      relatedQueries: relatedQueries(query, listing.products),
    };
  }

  /** Completes a query while the shopper types, and finds departments and products for it. */
  async complete(
    typed: string,
    most: number = PAGE_SIZE.autocomplete,
    { withPrescription = true }: Pick<SearchOptions, 'withPrescription'> = {},
  ): Promise<Completion> {
    const engine = await this.search.ready();
    const key = typed.length > MOST_KEY ? null : `${Number(withPrescription)} ${most} ${typed}`;
    const kept = key === null ? undefined : this.completions.get(key);
    if (kept?.version === engine.shelf.version) return kept.completion;
    const { ranked, spellings } = await engine.find(typed, { withPrescription, last: 'typing' });
    const { version } = engine.shelf;
    const completion = completionOf(engine, typed, most, ranked, spellings);
    if (key !== null) this.completions.set(key, { version, completion });
    return completion;
  }
}

/** Prescription items have a rank of their own in the default order (`sortRank`). */
const PRESCRIPTION_RANK = sortRank({ type: 'Rx', flags: [], webStock: 1 });

function onPrescription({ shelf: { columns } }: SearchEngine, places: Ranked['places']): boolean {
  for (let index = 0; index < places.length; index += 1)
    if ((columns.rank[places[index] as number] as number) >= PRESCRIPTION_RANK) return true;
  return false;
}

function completionOf(
  engine: SearchEngine,
  typed: string,
  most: number,
  ranked: Ranked,
  spellings: readonly string[],
): Completion {
  if (ranked.places.length === 0) return { ...NO_COMPLETION, queries: spellings.slice(0, most) };
  const products = first(ranked.places, LOOKED_AT, engine.order(ranked)).map((place) => engine.shelf.product(place));
  const queries = [...new Set([...engine.phrases.beginning(typed, most), ...spellings])].slice(0, most);
  return { queries, scopes: scopesOf(products), products: products.slice(0, PAGE_SIZE.autocomplete) };
}

const names = new Map(TAXONOMY.map(({ path, name }) => [path, name]));

const departments = new Map(TAXONOMY.map(({ path }) => [path, path.split('/', 1)[0] as string]));

function departmentOf(categoryPath: string): string {
  return departments.get(categoryPath) ?? (categoryPath.split('/', 1)[0] as string);
}

/** The departments that most of the best products belong to, the largest first. */
function scopesOf(products: readonly ShelfProduct[]): Completion['scopes'] {
  const counts = new Map<string, number>();
  for (const { categoryPath } of products) {
    const department = departmentOf(categoryPath);
    counts.set(department, (counts.get(department) ?? 0) + 1);
  }
  const paths = [...counts].sort((a, b) => b[1] - a[1]).map(([path]) => path);
  return paths.slice(0, SCOPES).map((path) => ({ path, name: names.get(path) ?? path }));
}

/** Suggests other queries from substance, title and category of the first products, until there are enough. */
export function relatedQueries(query: string, products: readonly ShelfProduct[]): readonly string[] {
  const asked = query.trim().toLowerCase();
  const related = new Set<string>();
  for (const { substance, packTitle, categoryPath } of products.slice(0, LOOKED_AT)) {
    for (const text of [substance, packTitle, names.get(categoryPath)]) {
      const other = lowerCased(text);
      if (other !== '' && other !== asked) related.add(other);
      if (related.size === RELATED_QUERIES) return [...related];
    }
  }
  return [...related];
}

/** Substances, pack titles and category names. The products share a few thousand of these texts. */
const lowered = new LRUCache<string, string>({ max: 20_000 });

function lowerCased(text: string | null | undefined): string {
  if (!text) return '';
  let lower = lowered.get(text);
  if (lower === undefined) lowered.set(text, (lower = text.toLowerCase()));
  return lower;
}
