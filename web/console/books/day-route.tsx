import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { BooksDayShown } from '../../../services/support/contract/books.js';
import { kr, minute } from '../format.js';
import { staffOnly } from '../staff-only.js';
import { booksTexts as texts } from './texts.js';
import { VerificationTable } from './verification-table.js';
import './books.css';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const day = await staffOnly(context, request).books.day(params['date'] ?? '');
  if (!day) throw new Response(null, { status: 404 });
  return day;
}

/** Shows what a day's file has, beside what the reconciliation says of the same day. */
export default function BooksDayPage(): React.JSX.Element {
  const day = useLoaderData<typeof loader>() as BooksDayShown;
  const { date, bookedAt, chartVersion, verifications } = day;
  return (
    <div className="console-page">
      <p>
        <Link to="/konsol/bocker">{texts.back}</Link>
      </p>
      <h1>{texts.dayTitle(date)}</h1>
      <p>{texts.bookedAt(minute(bookedAt), chartVersion)}</p>
      <p>
        <a href={`/konsol/bocker/${date}/sie`}>{texts.file(date)}</a>
      </p>
      <Reconciliation day={day} />
      {verifications.length === 0 && <p className="muted">{texts.nothing}</p>}
      {verifications.map((verification, at) => (
        <VerificationTable key={verification.text} id={`ver-${at}`} verification={verification} />
      ))}
    </div>
  );
}

function Reconciliation({ day: { reconciled, settlements } }: { readonly day: BooksDayShown }): React.JSX.Element {
  const difference = reconciled && reconciled.reported - reconciled.ours;
  return (
    <section className="card" aria-labelledby="avstamning">
      <h2 id="avstamning">{texts.reconciliation}</h2>
      {reconciled ? (
        <dl className="facts">
          <dt>{texts.ours}</dt>
          <dd>{kr(reconciled.ours)}</dd>
          <dt>{texts.reported}</dt>
          <dd>{kr(reconciled.reported)}</dd>
          <dt>{texts.difference}</dt>
          <dd className={difference ? 'fault' : undefined}>{kr(difference ?? 0)}</dd>
        </dl>
      ) : (
        <p className="muted">{texts.notReconciled}</p>
      )}
      {difference ? <Link to="/konsol/penningarenden">{texts.tasks}</Link> : null}
      {settlements.map(({ partner, number, booked, reported, fees }) => (
        <dl className="facts" key={`${partner}${number}`}>
          <dt>{texts.settlement(partner, number)}</dt>
          <dd>{kr(booked)}</dd>
          <dt>{texts.theirs}</dt>
          <dd className={booked === reported ? undefined : 'fault'}>{kr(reported)}</dd>
          <dt>{texts.fees}</dt>
          <dd>{kr(fees)}</dd>
        </dl>
      ))}
    </section>
  );
}
