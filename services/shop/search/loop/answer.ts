import { z } from 'zod';

import { AnswerRoom } from '../../../access/budget/answer-room.js';
import type { CallBudget } from '../../../access/budget/call-budget.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Stickers } from '../../catalogue/sticker.js';
import { entityBytes, entitySchema, type Entity } from './entity.js';
import { facetSchema } from './facet.js';
import type { Results } from './results.js';

const OK = 200;

const queryListSchema = z.strictObject({ count: z.int(), items: z.array(z.strictObject({ query: z.string() })) });
export type QueryList = AnswerOf<typeof queryListSchema>;

const entityListSchema = z.strictObject({
  count: z.int(),
  items: z.array(entitySchema),
  facets: z.array(facetSchema),
});
export type EntityList = AnswerOf<typeof entityListSchema>;

/** CAT-13: every answer has the HTTP status, and its content in `data`. */
const answerSchema = <Data extends z.ZodRawShape>(data: Data) =>
  z.strictObject({ status: z.literal(OK), data: z.strictObject(data) });

export const resultsSchema = answerSchema({ results: entityListSchema });
export type ResultsAnswer = AnswerOf<typeof resultsSchema>;
export const searchSchema = answerSchema({
  makesSense: z.boolean(),
  spellingSuggestions: queryListSchema,
  relatedQueries: queryListSchema,
  results: entityListSchema,
  relatedResults: entityListSchema,
});
export const completionSchema = answerSchema({
  scopedQuery: z.strictObject({ query: z.string(), scopes: z.array(z.string()) }),
  queries: queryListSchema,
  results: entityListSchema,
});
export const nothingSchema = answerSchema({});
export type NothingAnswer = AnswerOf<typeof nothingSchema>;

/** Wraps the content of an answer. */
export function answerWith<Data>(data: Data): { status: typeof OK; data: Data } {
  return { status: OK, data };
}

export const NO_RESULTS: Results = { count: 0, products: [], facets: [] };

const COMMA = Buffer.from(',');

/**
 * Writes an answer as JSON: `fields` and then the results. It joins cached bytes, because a page of products is 50 kB.
 * @throws Problem 400 that names the options that make the response too large
 */
export function answerBytes(
  fields: object,
  results: Readonly<Record<string, Results>>,
  stickers: Stickers,
  budget: CallBudget,
): Buffer {
  const room = new AnswerRoom(budget);
  const parts: Buffer[] = [];
  let text = `{"status":${OK},"data":${JSON.stringify(fields).slice(0, -1)}`;
  const push = (bytes: Buffer, field: string): void => {
    room.take(bytes.length, field);
    parts.push(bytes);
  };
  for (const [name, { count, products, facets }] of Object.entries(results)) {
    const head = `${text}${text.endsWith('{') ? '' : ','}"${name}":{"count":${count},"facets":${JSON.stringify(facets)},"items":[`;
    push(Buffer.from(head), `${name}Options.facets`);
    products.forEach((product, index) => {
      if (index > 0) push(COMMA, `${name}Options.take`);
      push(entityBytes(product, stickers), `${name}Options.take`);
    });
    text = ']}';
  }
  push(Buffer.from(`${text}}}`), 'resultsOptions.take');
  return Buffer.concat(parts);
}

export function queryList(
  queries: readonly string[],
  { skip, take }: { readonly skip: number; readonly take: number },
): QueryList {
  return { count: queries.length, items: queries.slice(skip, skip + take).map((query) => ({ query })) };
}

/** @throws Problem 400 when the answer would be too large */
export function entityList(
  entities: readonly Entity[],
  { skip, take }: { readonly skip: number; readonly take: number },
  budget: CallBudget,
): EntityList {
  const room = new AnswerRoom(budget);
  const items = entities.slice(skip, skip + take);
  for (const item of items) room.takeJson(item, 'resultsOptions.take');
  return { count: entities.length, items, facets: [] };
}
