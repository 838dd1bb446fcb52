import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { TabLinks } from '../../interface/navigation/tab-links.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { headingOf, PART_LINKS, partAt } from './parts.js';
import { partTexts, prescriptionTexts as texts } from './texts.js';
import './prescription.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? headingOf(data.part) : texts.title} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/** RX-16: the pages of prescriptions. Until prescriptions are there, each says what it will show. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const part = partAt(params['*'] ?? '');
  if (!part) throw new Response(null, { status: 404 });
  requireIdentified(context, request);
  return { part };
}

export default function PrescriptionsPage(): React.JSX.Element {
  const { part } = useLoaderData<typeof loader>();
  const { intro, sections } = partTexts[part];
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{headingOf(part)}</h1>
      <TabLinks label={texts.parts} tabs={PART_LINKS} />
      <p className="prescriptions-intro">{intro}</p>
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <p className="prescriptions-ways">
        <ButtonLink to="/apotek">{texts.findPharmacy}</ButtonLink>
        <Link to="/kundservice">{texts.ask}</Link>
      </p>
    </div>
  );
}
