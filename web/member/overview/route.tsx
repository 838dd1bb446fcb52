import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import type { MemberOverview, MemberSummary } from '../../../services/person/member/contract.js';
import { ReviewPrompt } from '../../visit/app-review/review-prompt.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { requireKnown } from '../../visit/session/guard.js';
import { points as pointsText } from '../../visit/level-words.js';
import { MemberLinks } from '../member-links.js';
import { OrderList } from '../order/order-list.js';
import { ChequeList } from './cheque-list.js';
import { LevelCard } from './level-card.js';
import { NextChequeCard } from './next-cheque-card.js';
import { Ended, NotMember } from './outside-club.js';
import { PointsChart } from './points-chart.js';
import { overviewTexts as texts } from './texts.js';
import { Welcome } from './welcome.js';
import '../member.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireKnown(context, request);
  const { member } = context.shop;
  const [overview, summary, ended] = await Promise.all([member.overview(), member.summary(), member.ended()]);
  return { overview, summary, ended, name: context.session.name };
}

export default function MemberPage(): React.JSX.Element {
  const { overview, summary, ended, name } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <header className="member-head">
        <h1>{texts.hello(name ?? overview?.name ?? '')}</h1>
        {overview && (
          <p className="muted">
            {texts.number} {overview.memberNumber} · {texts.since(formatDate(overview.memberSince))}
          </p>
        )}
        <Form method="post" action="/logga-ut">
          <Button variant="text">{texts.logout}</Button>
        </Form>
      </header>
      <MemberLinks />
      {overview && <Welcome overview={overview} />}
      {overview ? (
        <Club overview={overview} />
      ) : summary ? (
        <Unidentified summary={summary} />
      ) : ended ? (
        <Ended ended={ended} />
      ) : (
        <NotMember />
      )}
      {overview && <ReviewPrompt />}
    </div>
  );
}

/** Shown when the strong log-in has expired (SES-07). Only the points are visible until the member identifies again. */
function Unidentified({ summary }: { readonly summary: MemberSummary }): React.JSX.Element {
  return (
    <section className="panel" aria-labelledby="identifiera">
      <h2 id="identifiera">{pointsText(summary.spendablePoints)}</h2>
      <p className="muted">{texts.identifyText}</p>
      <ButtonLink to="/init-login?redirect=%2Fmember%2F">{texts.identify}</ButtonLink>
    </section>
  );
}

function Club({ overview }: { readonly overview: MemberOverview }): React.JSX.Element {
  return (
    <div className="member">
      <LevelCard overview={overview} />
      <div className="member-side">
        <ChequeList overview={overview} />
        <NextChequeCard overview={overview} />
      </div>
      <section className="panel member-wide" aria-labelledby="poang">
        <div className="panel-head">
          <h2 id="poang">{texts.points}</h2>
          <p>
            <strong className="member-points">{pointsText(overview.window.points)}</strong>{' '}
            <span className="muted small">{texts.pointsNow}</span>
          </p>
        </div>
        <PointsChart overview={overview} />
      </section>
      <section className="panel member-wide" aria-labelledby="kop">
        <div className="panel-head">
          <h2 id="kop">{texts.purchases}</h2>
          <Link to="/member/minakop">{texts.allPurchases}</Link>
        </div>
        {overview.latestPurchases.length === 0 ? (
          <p className="muted">{texts.none}</p>
        ) : (
          <OrderList orders={overview.latestPurchases} />
        )}
      </section>
    </div>
  );
}
