import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { ComplaintListed } from '../../../services/support/contract/complaints.js';
import { faultTexts, wishTexts } from '../../shop/checkout/complaint/texts.js';
import { complaintWord } from '../events/complaint-texts.js';
import { minute } from '../format.js';
import { staffOnly } from '../staff-only.js';
import { complaintDeskTexts as texts } from './texts.js';
import './complaints.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return staffOnly(context, request).complaints.list();
}

/** Lists complaints by the day of their promised answer. */
export default function ComplaintsPage(): React.JSX.Element {
  const { open, ended } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <h1>{texts.title}</h1>
      <section className="card">
        <h2>{texts.open}</h2>
        {open.length === 0 && <p className="muted">{texts.none}</p>}
        <Rows complaints={open} />
      </section>
      {ended.length > 0 && (
        <section className="card">
          <h2>{texts.ended}</h2>
          <Rows complaints={ended} />
        </section>
      )}
    </div>
  );
}

function Rows({ complaints }: { readonly complaints: readonly ComplaintListed[] }): React.JSX.Element {
  return (
    <ul className="complaint-rows">
      {complaints.map((each) => (
        <li key={each.complaintId}>
          <Link to={`/konsol/reklamationer/${each.complaintId}`}>
            <strong>{each.complaintNumber}</strong>
          </Link>{' '}
          {faultTexts[each.fault]}. {texts.wish}: {wishTexts[each.wish].toLowerCase()}.{' '}
          {texts.made(minute(each.madeAt))}, {complaintWord(each.status)}
          {each.daysLeft !== null && (
            <>
              , <span className={each.atRisk ? 'fault' : 'muted'}>{texts.due(each.daysLeft, each.answerBy)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
