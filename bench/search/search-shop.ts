import { generateCatalogue } from '../../seed/catalogue/index.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import type { Measured } from '../figures.js';
import { PRODUCTS, stockedShop } from '../goods/stocked-shop.js';
import { startShop } from '../shop/shop-process.js';
import type { StepInput } from '../step.js';
import { queriesFor, typings } from './queries.js';
import { searching, type Searched } from './searchers.js';

const WARM_UP_SECONDS = 10;
const PATIENCE_MS = 120_000;

const FACETS = [
  { name: 'Brand', attributeName: 'Brand', type: 'distinct' },
  { name: 'PackageType', attributeName: 'PackageType', type: 'distinct' },
];

/**
 * Measures the search calls of a shop with many products, over HTTP. The calls are a first page of 24 products with
 * facets, and suggestions while typing.
 */
export default async function searchShop(input: StepInput): Promise<Measured> {
  const { directory } = await stockedShop(input);
  const queries = queriesFor([...generateCatalogue({ size: PRODUCTS })]);
  const typed = typings(queries);
  // Only the first start writes the search index of so many products.
  const first = await startShop(directory, await freePort(), { SEED: 'none' });
  const indexMs = await indexed(first.url).finally(() => first.stop());
  const shop = await startShop(directory, await freePort(), { SEED: 'none' });
  try {
    const { clients, seconds } = input.sizes;
    const readyMs = await indexed(shop.url);
    const search = {
      url: shop.url,
      path: '/api/loop/search',
      clients,
      bodies: queries.map((query) =>
        JSON.stringify({ query, resultsOptions: { facets: FACETS }, relatedResultsOptions: { take: 15 } }),
      ),
    } as const;
    const complete = {
      url: shop.url,
      path: '/api/loop/autoComplete',
      clients,
      bodies: typed.map((query) => JSON.stringify({ query })),
    } as const;
    const cold = await searching({ ...search, seconds: WARM_UP_SECONDS });
    const warm = await searching({ ...search, seconds });
    await searching({ ...complete, seconds: WARM_UP_SECONDS });
    const completing = await searching({ ...complete, seconds });
    return {
      figures: { 'search.p99Ms': warm.p99Ms, 'search.rps': warm.perSecond, 'autocomplete.p99Ms': completing.p99Ms },
      notes: {
        ...notes('search.first10s', cold),
        ...notes('search', warm),
        ...notes('autocomplete', completing),
        'search.queries': queries.length,
        'autocomplete.typings': typed.length,
        'search.firstIndexMs': indexMs,
        'search.warmStartMs': shop.startMs,
        'search.shelfReadyMs': readyMs,
        'search.rssMb': await shop.rssMb(),
      },
    };
  } finally {
    await shop.stop();
  }
}

function notes(name: string, { perSecond, refused, empty, p50Ms, p99Ms, maxMs, kb }: Searched): Measured['notes'] {
  return {
    [`${name}.perSecond`]: perSecond,
    [`${name}.p50Ms`]: p50Ms,
    [`${name}.p99Ms`]: p99Ms,
    [`${name}.maxMs`]: maxMs,
    [`${name}.refused`]: refused,
    [`${name}.empty`]: empty,
    [`${name}.kb`]: kb,
  };
}

/** Returns the milliseconds from the first response of the start page to the first search result. */
async function indexed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/loop/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'schampo' }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.status !== 200) throw new Error(`the search answered ${answer.status}`);
  await answer.arrayBuffer();
  return Math.round(performance.now() - began);
}
