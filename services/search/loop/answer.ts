import { entityText, type Entity } from './entity.js';
import type { Results } from './results.js';

export const NO_RESULTS: Results = { count: 0, products: [], facets: [] };

/** Written by hand where products stand in it: their texts are kept, and a page of them is 60 kB. */
export function resultsText({ count, products, facets }: Results): string {
  return `{"count":${count},"items":[${products.map(entityText).join(',')}],"facets":${JSON.stringify(facets)}}`;
}

/** `fields` as JSON with results beside them. */
export function answerText(fields: object, results: Readonly<Record<string, Results>>): string {
  const head = JSON.stringify(fields).slice(1, -1);
  const parts = Object.entries(results).map(([name, each]) => `"${name}":${resultsText(each)}`);
  return `{${[head, ...parts].filter((part) => part !== '').join(',')}}`;
}

export interface QueryList {
  readonly count: number;
  readonly items: readonly { readonly query: string }[];
}

export function queryList(queries: readonly string[], { skip, take }: { readonly skip: number; readonly take: number }): QueryList {
  return { count: queries.length, items: queries.slice(skip, skip + take).map((query) => ({ query })) };
}

export interface EntityList {
  readonly count: number;
  readonly items: readonly Entity[];
  readonly facets: readonly [];
}

export function entityList(entities: readonly Entity[], { skip, take }: { readonly skip: number; readonly take: number }): EntityList {
  return { count: entities.length, items: entities.slice(skip, skip + take), facets: [] };
}
