import type { LoaderFunctionArgs } from '@remix-run/node';

import { packHistory } from '../../../domain/replay-history/index.js';
import { staffOnly } from '../staff-only.js';

/** The whole history, packed: what the slider moves about in. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const history = await staffOnly(context, request).customers.history(params.subjectId ?? '');
  if (!history) return new Response(null, { status: 404 });
  return Response.json(packHistory(history.events), { headers: { 'Cache-Control': 'no-store' } });
}
