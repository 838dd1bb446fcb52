import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { HealthNote } from '../customer/health-note.js';
import { historyOf } from '../customer/history-of.js';
import { BackLink } from '../layout/back-link.js';
import { parseQuery } from '../replay/query.js';
import { explainReminders } from './explain-reminders.js';
import { explainActing } from './explain-warrants.js';
import { Reminders } from './reminders.js';
import { Rights } from './rights.js';
import { actingTexts as texts } from './texts.js';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const subjectId = params.subjectId ?? '';
  const history = await historyOf(context, request, subjectId);
  if (!history) throw new Response(null, { status: 404, statusText: 'Kunden finns inte' });
  const { events, asOf, health } = history;
  const query = parseQuery(new URL(request.url).searchParams);
  return {
    subjectId,
    asOf,
    health,
    query,
    acting: explainActing(events, asOf),
    reminders: explainReminders(events, asOf),
  };
}

/** RX-08, RMD-03: why a customer may see the data of others, and why the customer was reminded or not. */
export default function ActingPage(): React.JSX.Element {
  const { subjectId, asOf, health, query, acting, reminders } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <BackLink to={`/konsol/kund/${subjectId}`}>{texts.back}</BackLink>
      <h1>{texts.title}</h1>
      <p className="muted">{texts.hint}</p>
      <HealthNote health={health} query={query} />
      <Rights acting={acting} />
      <Reminders reminders={reminders} asOf={asOf} />
    </div>
  );
}
