import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { jumpOf } from '../replay/jump.js';
import { frameOf, modelOf } from '../replay/model.js';
import { openReplay } from '../replay/open-replay.js';
import { parseQuery, searchOf } from '../replay/query.js';
import { Replay } from '../replay/replay.js';
import { staffOnly } from '../staff-only.js';
import { CustomerHeader } from './customer-header.js';
import { HealthNote } from './health-note.js';
import { historyOf } from './history-of.js';
import './customer.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const subjectId = params.subjectId ?? '';
  const search = new URL(request.url).searchParams;
  const query = parseQuery(search);
  const history = await historyOf(context, request, subjectId);
  if (!history) throw new Response(null, { status: 404, statusText: 'Kunden finns inte' });
  const replayed = openReplay(history.events, history.asOf);
  const jump = jumpOf(replayed, search, replayed.find(query.at));
  if (jump) throw redirect(`/konsol/kund/${subjectId}${searchOf({ ...query, at: jump, listFrom: null })}`);
  const frame = frameOf(replayed, query.axis, query.filter);
  const model = modelOf(replayed, query, frame.matching);
  // The list of matching stops is left out, because the browser computes it again from the history.
  const { header, health } = history;
  return { subjectId, header, health, served: { query, frame: { ...frame, matching: [] }, model } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return { personNumber: await staffOnly(context, request).customers.revealPersonNumber(params.subjectId ?? '') };
}

export default function CustomerPage(): React.JSX.Element {
  const { subjectId, header, health, served } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="customer-page">
      <CustomerHeader header={header} served={answer?.personNumber ?? null} />
      <HealthNote health={health} to={searchOf({ ...served.query, opensHealth: true })} />
      <Replay
        key={`${subjectId} ${health}`}
        served={served}
        historyUrl={`/konsol/kund/${subjectId}/historia${served.query.opensHealth ? '?recept=oppna' : ''}`}
      />
    </div>
  );
}
