import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { ViewDrift } from '../../../services/support/contract/customers.js';
import { count, rowCount } from '../format.js';
import { BackLink } from '../layout/back-link.js';
import { staffOnly } from '../staff-only.js';
import { viewName } from '../texts.js';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const subjectId = params.subjectId ?? '';
  const views = await staffOnly(context, request).customers.drift(subjectId);
  if (!views) throw new Response(null, { status: 404, statusText: 'Kunden finns inte' });
  return { subjectId, views };
}

/** Compares each view of this customer with the customer's events, and lists the differences (SUP-05). */
export default function DriftPage(): React.JSX.Element {
  const { subjectId, views } = useLoaderData<typeof loader>();
  const drifted = views.filter((view) => view.drifted.length > 0).length;
  return (
    <div className="console-page">
      <BackLink to={`/konsol/kund/${subjectId}`}>Kunden</BackLink>
      <h1>Vyer mot ström</h1>
      <p className={drifted ? 'fault' : 'notice'} role="status">
        {drifted
          ? `${drifted} vyer visar annat än händelserna säger.`
          : 'Alla vyer visar just det som händelserna säger.'}
      </p>
      {views.map((view) => (
        <ViewCard key={view.view} view={view} />
      ))}
    </div>
  );
}

function ViewCard({
  view: { view, rows, eventsBehind, parked, drifted },
}: {
  readonly view: ViewDrift;
}): React.JSX.Element {
  return (
    <section className="card">
      <h2>
        {viewName(view)}{' '}
        <span className="state" data-state={drifted.length ? 'failed' : 'active'}>
          {drifted.length ? `${rowCount(drifted.length)} skiljer` : 'lika'}
        </span>
      </h2>
      <p className="muted">
        {rowCount(rows)} ur händelserna{eventsBehind > 0 && ` · vyn är ${count(eventsBehind)} händelser efter`}
        {parked > 0 && ` · ${count(parked)} händelser undanlagda`}
      </p>
      {drifted.map(({ key, columns }) => (
        <table className="facts" key={key}>
          <caption>
            <code>{key}</code>
          </caption>
          <thead>
            <tr>
              <th scope="col">Fält</th>
              <th scope="col">Vyn</th>
              <th scope="col">Händelserna</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ column, view: shown, stream }) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>
                  <code>{JSON.stringify(shown)}</code>
                </td>
                <td>
                  <code>{JSON.stringify(stream)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
