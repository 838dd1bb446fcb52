import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { jumpOf } from '../replay/jump.js';
import { frameOf, modelOf } from '../replay/model.js';
import { openReplay } from '../replay/open-replay.js';
import { parseQuery, searchOf } from '../replay/query.js';
import { Replay } from '../replay/replay.js';
import { staffOnly } from '../staff-only.js';
import { CustomerHeader } from './customer-header.js';
import './customer.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const subjectId = params.subjectId ?? '';
  const history = await customers.history(subjectId);
  if (!history) throw new Response(null, { status: 404, statusText: 'Kunden finns inte' });
  const replayed = openReplay(history.events, history.asOf);
  const search = new URL(request.url).searchParams;
  const query = parseQuery(search);
  const jump = jumpOf(replayed, search, replayed.find(query.at));
  if (jump) throw redirect(`/konsol/kund/${subjectId}${searchOf({ ...query, at: jump, listFrom: null })}`);
  const frame = frameOf(replayed, query.axis, query.filter);
  const model = modelOf(replayed, query, frame.matching);
  // The list of matching stops is left out, because the browser computes it again from the history.
  return { subjectId, header: history.header, served: { query, frame: { ...frame, matching: [] }, model } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return { personNumber: await staffOnly(context, request).customers.revealPersonNumber(params.subjectId ?? '') };
}

export default function CustomerPage(): React.JSX.Element {
  const { subjectId, header, served } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="customer-page">
      <CustomerHeader header={header} served={answer?.personNumber ?? null} />
      <Replay key={subjectId} served={served} historyUrl={`/konsol/kund/${subjectId}/historia`} />
    </div>
  );
}
