import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { historyOf } from '../customer/history-of.js';
import { BackLink } from '../layout/back-link.js';
import { explainGuardianships, explainReminders } from './explain-reminders.js';
import { explainActing } from './explain-warrants.js';
import { Reminders } from './reminders.js';
import { Rights } from './rights.js';
import { actingTexts as texts } from './texts.js';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const subjectId = params.subjectId ?? '';
  const history = await historyOf(context, request, subjectId);
  if (!history) throw new Response(null, { status: 404, statusText: 'Kunden finns inte' });
  const { events, asOf, health } = history;
  return {
    subjectId,
    asOf,
    opens: health === 'openable',
    acting: explainActing(events, asOf),
    reminders: explainReminders(events, asOf),
    guardianships: explainGuardianships(events),
  };
}

/** RX-08, RMD-03: why a customer may see the data of others, and why the customer was reminded or not. */
export default function ActingPage(): React.JSX.Element {
  const { subjectId, asOf, opens, acting, reminders, guardianships } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <BackLink to={`/konsol/kund/${subjectId}`}>{texts.back}</BackLink>
      <h1>{texts.title}</h1>
      <p className="muted">{texts.hint}</p>
      {opens && (
        <p role="note">
          {texts.mayOpen}{' '}
          <Link to="?recept=oppna" prefetch="none">
            {texts.open}
          </Link>
        </p>
      )}
      <Rights acting={acting} />
      <Reminders reminders={reminders} guardianships={guardianships} asOf={asOf} />
    </div>
  );
}
