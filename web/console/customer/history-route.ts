import type { LoaderFunctionArgs } from '@remix-run/node';

import type { Instant } from '../../../domain/kernel/index.js';
import { packHistory, type PackedHistory } from '../../../domain/replay-history/index.js';
import { dataRefusals } from '../staff-only.js';
import { historyOf } from './history-of.js';

export interface HistoryAnswer {
  readonly packed: PackedHistory;
  /** The server's time when it read the history. */
  readonly until: Instant;
}

/** Sends all events of the customer, compressed, so that the browser can replay them without the server. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const history = await historyOf(context, request, params.subjectId ?? '', dataRefusals);
  if (!history) return new Response(null, { status: 404 });
  const answer: HistoryAnswer = { packed: packHistory(history.events), until: history.asOf };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}
