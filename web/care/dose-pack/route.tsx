import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';

import type { PrescriptionView } from '../../../services/care/prescription/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { formatDate } from '../../interface/words/dates.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { DOSE_PACKS, HOME } from '../prescription/parts.js';
import { NotShown } from '../prescription/prescription-list.js';
import { prescriptionTexts } from '../prescription/texts.js';
import { AskForm } from './ask-form.js';
import { Relatives } from './relatives.js';
import { SentMessages } from './sent-messages.js';
import { dosePackTexts as texts } from './texts.js';
import '../prescription/prescription.css';
import './dose-pack.css';

export { action } from './ask-action.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** The part of the address that marks an order for a relative. */
const FOR_ANOTHER = '#for-another-user';

/** RX-24: dose packs of the customer, or of a relative. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const other = new URL(request.url).searchParams.get('person');
  const { prescriptions } = context.shop;
  const [view, others] = await Promise.all([
    other === null ? prescriptions.own('human') : prescriptions.ofOther(other),
    prescriptions.others(),
  ]);
  if (view.state === 'not-identified') throw redirect(`/init-login?redirect=${encodeURIComponent(DOSE_PACKS)}`);
  const packs = view.state === 'open' ? view.active.filter(({ isDosePack, isActive }) => isDosePack && isActive) : [];
  const relatives = others?.seen ?? null;
  const messages = await context.shop.dosePacks.own();
  const status = view.state === 'not-allowed' ? 403 : 200;
  return data({ state: view.state, packs, relatives, other, messages }, { status });
}

export default function DosePackPage(): React.JSX.Element {
  const { state, packs, relatives, other, messages } = useLoaderData<typeof loader>();
  useRelativeOfAddress();
  const name = relatives?.find(({ key }) => key === other)?.name;
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[{ to: HOME, name: prescriptionTexts.title }]} current={texts.title} />
      <h1>{texts.title}</h1>
      <Sent />
      <p className="prescriptions-intro">{texts.intro}</p>
      <section aria-labelledby="passar">
        <h2 id="passar">{texts.whoFor}</h2>
        <p>{texts.whoForText}</p>
      </section>
      <Relatives relatives={relatives} other={other} />
      <section aria-labelledby="dospaket">
        <h2 id="dospaket">{name ? texts.of(name) : texts.yours}</h2>
        {state === 'open' ? <Packs packs={packs} /> : <NotShown state={state} />}
      </section>
      <section aria-labelledby="bestall">
        <h2 id="bestall">{texts.order}</h2>
        <p>{texts.orderText}</p>
        {state === 'open' && (
          <>
            {name && <p>{texts.orderFor(name)}</p>}
            <AskForm key={other} person={other} />
          </>
        )}
      </section>
      <SentMessages messages={messages} />
    </div>
  );
}

function Sent(): React.JSX.Element {
  const isSent = useSearchParams()[0].has('skickat');
  return <div role="status">{isSent && <Alert type="success">{texts.done}</Alert>}</div>;
}

function Packs({ packs }: { readonly packs: readonly PrescriptionView[] }): React.JSX.Element {
  if (packs.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <ul className="prescription-cards">
      {packs.map(({ id, name, strength, dosage, purpose, validThrough, doseEndsSoon }) => (
        <li key={id} className="prescription-card">
          <h3>
            {name} {strength}
          </h3>
          <p>
            {dosage}
            {purpose && `, ${purpose}`}
          </p>
          <p className={doseEndsSoon ? 'prescription-refusal' : 'muted'}>
            {doseEndsSoon ? texts.endsSoon(formatDate(validThrough)) : texts.through(formatDate(validThrough))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** With the mark in the address, the first relative is chosen. Without scripts the address leads to their links. */
function useRelativeOfAddress(): void {
  const { relatives, other } = useLoaderData<typeof loader>();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const first = relatives?.[0];
  const key = hash === FOR_ANOTHER && other === null ? first?.key : undefined;
  useEffect(() => {
    if (key !== undefined)
      void navigate(`${DOSE_PACKS}?person=${encodeURIComponent(key)}${FOR_ANOTHER}`, { replace: true });
  }, [key, navigate]);
}
