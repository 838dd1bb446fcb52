import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { jumpOf } from '../replay/jump.js';
import { frameOf, modelOf, stepOf } from '../replay/model.js';
import { openReplay } from '../replay/open-replay.js';
import { parseQuery, searchOf } from '../replay/query.js';
import { Replay } from '../replay/replay.js';
import { consolePath, staffOnly } from '../staff-only.js';
import { CustomerHeader } from './customer-header.js';
import { OpenForm } from './open-form.js';
import './customer.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const subjectId = params.subjectId ?? '';
  if (!(await customers.opening(subjectId))) return { subjectId, opened: null };
  const history = await customers.history(subjectId);
  if (!history) throw new Response(null, { status: 404, statusText: 'Kunden finns inte' });
  const replayed = openReplay(history.events);
  const search = new URL(request.url).searchParams;
  const query = parseQuery(search);
  const jump = jumpOf(replayed, search, stepOf(replayed, query.step));
  if (jump !== null) throw redirect(`/konsol/kund/${subjectId}${searchOf({ ...query, step: jump, listFrom: null })}`);
  const frame = frameOf(replayed, query.axis, query.filter);
  const model = modelOf(replayed, query, frame.matching);
  // The browser makes its own list of what matches, from the history it fetches.
  return { subjectId, opened: { header: history.header, served: { query, frame: { ...frame, matching: [] }, model } } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const subjectId = params.subjectId ?? '';
  const form = await request.formData();
  if (form.get('vad') === 'personnummer')
    return { errors: [], personNumber: await customers.revealPersonNumber(subjectId) };
  const opened = await customers.open(subjectId, String(form.get('orsak') ?? ''));
  if (!opened.ok) return { errors: opened.errors, personNumber: null };
  const { pathname, search } = new URL(request.url);
  const back = new URL(request.url).searchParams.get('till');
  return redirect(back ? consolePath(back) : `${pathname.replace(/\.data$/, '')}${search}`);
}

export default function CustomerPage(): React.JSX.Element {
  const { subjectId, opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!opened) return <OpenForm errors={answer?.errors ?? []} />;
  return (
    <div className="customer-page">
      <CustomerHeader header={opened.header} served={answer?.personNumber ?? null} />
      <Replay key={subjectId} served={opened.served} historyUrl={`/konsol/kund/${subjectId}/historia`} />
    </div>
  );
}
