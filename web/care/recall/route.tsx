import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { RecallNoticeView } from '../../../services/care/recall/contract.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { HOME, RECALLS } from '../prescription/parts.js';
import { prescriptionTexts } from '../prescription/texts.js';
import { recallTexts as texts } from './texts.js';
import './recall.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** RX-06: the mail leads here, and names no medicine (LAW-09). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const notices = await context.shop.recalls.own();
  if (!notices) throw redirect(`/init-login?redirect=${encodeURIComponent(RECALLS)}`);
  return { notices };
}

export default function RecallsPage(): React.JSX.Element {
  const { notices } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow recalls">
      <Breadcrumbs parents={[{ to: HOME, name: prescriptionTexts.title }]} current={texts.title} />
      <h1>{texts.title}</h1>
      {notices.length === 0 && <p className="muted">{texts.none}</p>}
      {notices.map(({ id, withdrawals, told, at }) => (
        <section className="panel" key={id} aria-label={told?.medicine ?? texts.hidden}>
          <h2>{told?.medicine ?? texts.hidden}</h2>
          <p className="muted">{texts.which(told?.batch ?? null, withdrawals.map(wordsOf), formatDate(at))}</p>
          <p>{told?.text ?? texts.notActing}</p>
        </section>
      ))}
      <p>{texts.keepTaking}</p>
      <p>
        <ButtonLink to="/kundservice">{prescriptionTexts.ask}</ButtonLink>
      </p>
    </div>
  );
}

function wordsOf({ orderNumber, dispensedOn }: RecallNoticeView['withdrawals'][number]): string {
  return texts.withdrawal(orderNumber, dispensedOn && formatDate(dispensedOn));
}
