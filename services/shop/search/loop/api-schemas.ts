import type { ApiBodyOptions } from '@nestjs/swagger';

type Schema = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

const integer = (usual: number): Schema => ({ type: 'integer', minimum: 0, default: usual });
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const list = (items: Schema): Schema => ({ type: 'array', items });
const text: Schema = { type: 'string' };

const filter: Schema = {
  type: 'object',
  description:
    'A leaf {type, attributeName, value, comparisonMode}, {attributeName} alone for presence, or {and: […]}, {or: […]}, {not: …}.',
};
const facet: Schema = object({
  name: text,
  attributeName: text,
  type: { type: 'string', enum: ['distinct', 'range'] },
  selected: { description: 'Values for distinct, {min, max} for range.' },
});
const sorting: Schema = object({
  type: { type: 'string', enum: ['relevance', 'popularity', 'attribute', 'id', 'type'] },
  attributeName: text,
  order: { type: 'string', enum: ['asc', 'desc'] },
});
const options = (usual: number): Schema =>
  object({ skip: integer(0), take: integer(usual), filter, sortBy: list(sorting), facets: list(facet) });
const paged = (usual: number): Schema => object({ skip: integer(0), take: integer(usual) });
const customData: Schema = object({ personalize: { type: 'boolean' }, rx: { type: 'integer', enum: [0, 1] } });
const entity: Schema = object({ type: { type: 'string', example: 'Product' }, id: text }, ['type', 'id']);
const queries: Schema = object({ count: { type: 'integer' }, items: list(object({ query: text })) });
const entities: Schema = object({
  count: { type: 'integer' },
  items: list(object({ type: text, id: text, attributes: list(object({ name: text, type: text, values: list({}) })) })),
  facets: list({ type: 'object' }),
});

export const searchSchema = object(
  {
    query: text,
    resultsOptions: options(24),
    relatedResultsOptions: paged(15),
    spellingSuggestionsOptions: paged(3),
    relatedQueriesOptions: paged(5),
    customData,
  },
  ['query'],
);
export const searchAnswerSchema = object({
  makesSense: { type: 'boolean' },
  spellingSuggestions: queries,
  relatedQueries: queries,
  results: entities,
  relatedResults: entities,
});
export const autoCompleteSchema = object({ query: text, queriesOptions: paged(5) }, ['query']);
export const completionSchema = object({
  scopedQuery: object({ query: text, scopes: list(text) }),
  queries,
  results: entities,
});
export const entitiesSchema = object({ resultsOptions: options(40), customData });
export const byAttributeSchema = object(
  {
    attribute: object({ name: { type: 'string', example: 'Brand' }, value: {} }, ['name', 'value']),
    resultsOptions: options(48),
  },
  ['attribute'],
);
export const entitySchema = object({ entity, resultsOptions: options(15) }, ['entity']);
export const basketSchema = object({ entities: list(entity), resultsOptions: options(40) }, ['entities']);
export const eventsSchema = object(
  {
    events: list(
      object(
        {
          type: { type: 'string', example: 'click' },
          entity,
          orderId: text,
          quantity: { type: 'integer' },
          revenue: { type: 'number' },
        },
        ['type', 'entity'],
      ),
    ),
  },
  ['events'],
);
export const resultsAnswerSchema = object({ results: entities });
export const pageSearchSchema = object(
  {
    query: text,
    resultsOptions: paged(24),
    customData: object({ pageType: { type: 'string', enum: ['page', 'advisory'] } }),
  },
  ['query'],
);
export const storeSearchSchema = object(
  {
    query: text,
    resultsOptions: paged(24),
    customData: object({
      excludeAgencies: { type: 'boolean' },
      county: text,
      latitude: { type: 'number' },
      longitude: { type: 'number' },
    }),
  },
  ['query'],
);
