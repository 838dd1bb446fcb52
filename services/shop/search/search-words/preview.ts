import { Inject, Injectable } from '@nestjs/common';

import type { Entry } from '../../../../domain/search-words/index.js';
import { PAGE_SIZE } from '../../../../domain/catalogue/index.js';
import type { Found, SearchEngine } from '../search-engine.js';
import { Search } from '../search.js';
import { first } from '../shelf/first.js';
import { entriesOf } from './shipped-words.js';

export interface FirstPage {
  readonly total: number;
  readonly names: readonly string[];
}

export interface PreviewedQuery {
  readonly query: string;
  readonly before: FirstPage;
  readonly after: FirstPage;
  readonly changed: boolean;
}

export interface Preview {
  readonly entries: number;
  readonly tried: readonly PreviewedQuery[];
  /** Phrases of the list whose first page changes. */
  readonly changed: readonly PreviewedQuery[];
  /** How many phrases have another entry. Not all of them are compared, when there are very many. */
  readonly differing: number;
  readonly compared: number;
  /** Entries that mean no goods that the shop has at present. */
  readonly withoutGoods: readonly Pick<Entry, 'line' | 'phrases'>[];
}

/** The most phrases that one preview compares. Each needs two searches. */
const MOST_COMPARED = 300;

/** Compares the first pages of two lists of search words, before one of them is published (CAT-05). */
@Injectable()
export class SearchWordsPreview {
  constructor(@Inject(Search) private readonly search: Search) {}

  async of(before: string, after: string, queries: readonly string[]): Promise<Preview> {
    const engine = await this.search.ready();
    const [old, next] = [entriesOf(before), entriesOf(after)];
    const differing = differingPhrases(old, next);
    const some = differing.slice(0, MOST_COMPARED);
    const compared = await this.compare(engine, before, after, some);
    return {
      entries: next.length,
      tried: await this.compare(engine, before, after, queries),
      changed: compared.filter(({ changed }) => changed),
      differing: differing.length,
      compared: some.length,
      withoutGoods: await engine.entriesWithoutGoods(next),
    };
  }

  private async compare(
    engine: SearchEngine,
    before: string,
    after: string,
    queries: readonly string[],
  ): Promise<readonly PreviewedQuery[]> {
    const pages = async (text: string): Promise<readonly (FirstPage & { readonly numbers: string })[]> =>
      engine.findWith(text, queries, (found) => pageOf(engine, found));
    const [old, next] = [await pages(before), await pages(after)];
    return queries.map((query, index) => {
      const [{ numbers: was, ...one }, { numbers: is, ...other }] = [old[index]!, next[index]!];
      return { query, before: one, after: other, changed: was !== is };
    });
  }
}

function pageOf(engine: SearchEngine, { ranked }: Found): FirstPage & { readonly numbers: string } {
  const places = first(ranked.places, PAGE_SIZE.search, engine.order(ranked));
  const products = places.map((place) => engine.shelf.product(place));
  return {
    total: ranked.places.length,
    names: products.map(({ name }) => name),
    numbers: products.map(({ varuId }) => varuId).join(),
  };
}

/** The phrases that mean something else in the other list, or stand in only one of the two. */
export function differingPhrases(old: readonly Entry[], next: readonly Entry[]): readonly string[] {
  const [were, are] = [meanings(old), meanings(next)];
  return [...new Set([...are.keys(), ...were.keys()])].filter((phrase) => were.get(phrase) !== are.get(phrase));
}

function meanings(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ phrases, steps, age }) =>
      phrases.map((phrase) => [phrase.toLowerCase(), JSON.stringify([steps, age])] as const),
    ),
  );
}
