import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { HighCost } from '../high-cost/high-cost.js';
import { PartTabs } from './part-tabs.js';
import { headingOf, HOME, kindOf, partAt } from './parts.js';
import { NotShown, PrescriptionList } from './prescription-list.js';
import { isListPart, laterTexts, openTexts, prescriptionTexts as texts } from './texts.js';
import './prescription.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? headingOf(data.part) : texts.title} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/** RX-16: the pages of prescriptions. Those that are not built yet say what they will show. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const part = partAt(params['*'] ?? '');
  if (!part) throw new Response(null, { status: 404 });
  requireIdentified(context, request);
  const kind = kindOf(part);
  const view = kind && (await context.shop.prescriptions.own(kind));
  const highCost = part === 'highCost' ? await context.shop.highCost.own() : null;
  // RX-12: the strong log-in may end between the two checks.
  if ((view ?? highCost)?.state === 'not-identified')
    throw redirect(`/init-login?redirect=${encodeURIComponent(HOME)}`);
  return { part, view, highCost };
}

export default function PrescriptionsPage(): React.JSX.Element {
  const { part, view, highCost } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{headingOf(part)}</h1>
      <PartTabs part={part} />
      {isListPart(part) && view && (
        <>
          <p className="prescriptions-intro">{openTexts[part]}</p>
          <PrescriptionList view={view} />
        </>
      )}
      {highCost &&
        (highCost.state === 'open' ? <HighCost view={highCost.view} /> : <NotShown state={highCost.state} />)}
      {part === 'warrants' && <Later part={part} />}
      <p className="prescriptions-ways">
        <ButtonLink to="/apotek">{texts.findPharmacy}</ButtonLink>
        <Link to="/kundservice">{texts.ask}</Link>
      </p>
    </div>
  );
}

function Later({ part }: { readonly part: keyof typeof laterTexts }): React.JSX.Element {
  const { intro, sections } = laterTexts[part];
  return (
    <>
      <p className="prescriptions-intro">{intro}</p>
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}
