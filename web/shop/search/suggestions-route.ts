import type { LoaderFunctionArgs } from '@remix-run/node';

import { searchWords } from './search-query.js';

/** Sends suggestions. They are the same for everybody, so browsers may cache them for a short time. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const q = searchWords(new URL(request.url).searchParams);
  const answer = q === '' ? { queries: [], scopes: [], products: [] } : await context.shop.catalogue.autocomplete(q);
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' } });
}
