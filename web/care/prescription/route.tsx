import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { PartTabs } from './part-tabs.js';
import { headingOf, HOME, kindOf, partAt, type PartOfPrescriptions } from './parts.js';
import { PrescriptionList } from './prescription-list.js';
import { isOpenPart, laterTexts, openTexts, prescriptionTexts as texts } from './texts.js';
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
  // RX-12: the strong log-in may end between the two checks.
  if (view?.state === 'not-identified') throw redirect(`/init-login?redirect=${encodeURIComponent(HOME)}`);
  return { part, view };
}

export default function PrescriptionsPage(): React.JSX.Element {
  const { part, view } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{headingOf(part)}</h1>
      <PartTabs part={part} />
      {isOpenPart(part) && view ? (
        <>
          <p className="prescriptions-intro">{openTexts[part]}</p>
          <PrescriptionList view={view} />
        </>
      ) : (
        <Later part={part} />
      )}
      <p className="prescriptions-ways">
        <ButtonLink to="/apotek">{texts.findPharmacy}</ButtonLink>
        <Link to="/kundservice">{texts.ask}</Link>
      </p>
    </div>
  );
}

function Later({ part }: { readonly part: PartOfPrescriptions }): React.JSX.Element | null {
  if (isOpenPart(part)) return null;
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
