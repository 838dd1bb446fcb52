import { z } from 'zod';

import { INTEREST_KINDS } from '../../../../domain/interest/index.js';

const MOST_TAKEN = 480;
const text = z.string().max(10_000);
const name = z.string().min(1).max(100);
const value = z.union([z.string().max(500), z.number(), z.boolean()]);
/** One filter value or a list of them. services/access/budget limits how many a call may have. */
const values = z.union([value, z.array(value)]);

export type FilterValue = z.infer<typeof value>;
export type ComparisonMode = (typeof COMPARISONS)[number];
const COMPARISONS = [
  'equals',
  'greaterThan',
  'greaterThanOrEquals',
  'lessThan',
  'lessThanOrEquals',
  'contains',
] as const;

/** One comparison of a filter. Without a value, it asks whether the product has the attribute. */
export interface AttributeFilter {
  readonly type?: 'attribute' | 'id' | 'type' | undefined;
  readonly attributeName?: string | undefined;
  readonly value?: FilterValue | readonly FilterValue[] | undefined;
  readonly comparisonMode?: ComparisonMode | undefined;
}

export type Filter =
  AttributeFilter | { readonly and: readonly Filter[] } | { readonly or: readonly Filter[] } | { readonly not: Filter };

const leaf = z.strictObject({
  type: z.enum(['attribute', 'id', 'type']).optional(),
  attributeName: name.optional(),
  value: values.optional(),
  comparisonMode: z.enum(COMPARISONS).optional(),
});

const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.union([
      z.strictObject({ and: z.array(filter) }),
      z.strictObject({ or: z.array(filter) }),
      z.strictObject({ not: filter }),
      leaf,
    ]),
  )
  .meta({ id: 'Filter' });

const order = z.enum(['asc', 'desc']).optional();
const sorting = z.strictObject({
  type: z.enum(['relevance', 'popularity', 'attribute', 'id', 'type']),
  attributeName: name.optional(),
  order,
});
const facetOrder = z
  .array(z.strictObject({ type: z.enum(['item', 'count', 'selected']), order }))
  .max(5)
  .optional();
const distinct = z.strictObject({
  name,
  attributeName: name,
  type: z.literal('distinct').default('distinct'),
  selected: z.array(value).optional(),
  sortBy: facetOrder,
});
const range = z.strictObject({
  name,
  attributeName: name,
  type: z.literal('range'),
  selected: z.strictObject({ min: z.number().optional(), max: z.number().optional() }).optional(),
});
const facet = z.union([range, distinct]);

export type Sorting = z.infer<typeof sorting>;
export type FacetAsked = z.infer<typeof facet>;
export type DistinctFacetAsked = z.infer<typeof distinct>;
export type RangeFacetAsked = z.infer<typeof range>;

const skip = z.number().int().min(0).max(1_000_000).default(0);
const count = z.number().int().min(0).max(MOST_TAKEN);
const taking = (usual: number) => count.default(usual);

const choosing = {
  skip,
  filter: filter.optional(),
  sortBy: z.array(sorting).max(5).optional(),
  facets: z.array(facet).max(20).optional(),
};

/** The options for a list of results. @param usual the default number of results (CAT-13) */
const resultsOptions = (usual: number) => z.strictObject({ ...choosing, take: taking(usual) }).prefault({});

export type ResultsOptions = z.infer<ReturnType<typeof resultsOptions>>;

const queriesOptions = (usual: number) => z.object({ skip, take: taking(usual) }).prefault({});
const customData = z
  .object({
    personalize: z.boolean().optional(),
    rx: z.union([z.number(), z.boolean(), z.enum(['0', '1'])]).optional(),
  })
  .prefault({});
const entity = z.object({ type: name, id: z.string().min(1).max(100) });

export const searchBody = z.object({
  query: text,
  resultsOptions: resultsOptions(24),
  /** The default is 15 related results. Without these options, the search looks for no related results. */
  relatedResultsOptions: z.object({ skip, take: taking(15) }).optional(),
  spellingSuggestionsOptions: queriesOptions(3),
  relatedQueriesOptions: queriesOptions(5),
  customData,
});

export const autoCompleteBody = z.object({ query: text, queriesOptions: queriesOptions(5), customData });
export const entitiesBody = z.object({ resultsOptions: resultsOptions(40), customData });
/** Returns the default number of results (CAT-13): 10 for a promotion, 48 for other attributes. */
const takenBy = (attributeName: string): number => (attributeName === 'promotion_names' ? 10 : 48);
export const byAttributeBody = z
  .object({
    attribute: z.object({ name, value: values }),
    requestAlias: z.unknown().optional(),
    resultsOptions: z.strictObject({ ...choosing, take: count.optional() }).prefault({}),
    customData,
  })
  .transform(({ resultsOptions: { take, ...rest }, ...body }) => ({
    ...body,
    resultsOptions: { ...rest, take: take ?? takenBy(body.attribute.name) },
  }));
export const relatedBody = z.object({ entity, resultsOptions: resultsOptions(15), customData });
export const complementaryBody = z.object({ entity, resultsOptions: resultsOptions(1), customData });
export const basketBody = z.object({
  entities: z.array(entity).max(200),
  resultsOptions: resultsOptions(40),
  customData,
});
export const recommendedBody = z.object({
  behaviorType: z.string().max(100).optional(),
  forUserId: z.string().max(100).optional(),
  entityType: z.unknown().optional(),
  resultsOptions: resultsOptions(40),
  customData,
});

/** An event as the provider's clients send it. Only its id, type and product are used; the rest is checked and dropped. */
const event = z.object({
  type: z.enum(INTEREST_KINDS, 'type ska vara click, addtocart eller purchase.'),
  /** The client's own id of the event. An event that is sent again with its id counts once. */
  eventId: z.uuid('eventId ska vara ett UUID.').optional(),
  entity: z.object({ type: z.literal('Product'), id: z.string().regex(/^\d{6}$/, 'id ska vara sex siffror.') }),
  orderId: z.union([z.string().max(100), z.number()]).optional(),
  quantity: z.number().int().min(0).max(10_000).optional(),
  revenue: z.number().min(0).max(1_000_000).optional(),
});
export const eventsBody = z.object({ events: z.array(event).min(1).max(100), customData: z.unknown().optional() });

const place = { latitude: z.number().min(-90).max(90).optional(), longitude: z.number().min(-180).max(180).optional() };
const found = z.object({ skip, take: taking(24) }).prefault({});
export const pageSearchBody = z.object({
  query: text,
  resultsOptions: found,
  customData: z.object({ pageType: z.enum(['page', 'advisory']).optional() }).prefault({}),
});
export const storeSearchBody = z.object({
  query: text,
  resultsOptions: found,
  customData: z
    .object({ excludeAgencies: z.boolean().optional(), county: z.string().max(100).optional(), ...place })
    .prefault({}),
});

export type CustomData = z.infer<typeof customData>;
