import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { HighCost } from '../high-cost/high-cost.js';
import { PartTabs } from './part-tabs.js';
import { DOSE_PACKS, headingOf, HOME, kindOf, LOOKS, partAt, RECALLS } from './parts.js';
import { NotShown, PrescriptionList } from './prescription-list.js';
import { PersonLinks } from './person-links.js';
import { isListPart, laterTexts, openTexts, orderingTexts, personTexts, prescriptionTexts as texts } from './texts.js';
import './prescription.css';

export { action } from './order-action.js';

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded ? headingOf(loaded.part) : texts.title} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/** RX-16: the pages of prescriptions. Those that are not built yet say what they will show. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const part = partAt(params['*'] ?? '');
  if (!part) throw new Response(null, { status: 404 });
  requireIdentified(context, request);
  const kind = kindOf(part);
  const child = part === 'own' ? new URL(request.url).searchParams.get('barn') : null;
  const { prescriptions, prescriptionCart } = context.shop;
  const [view, children, canOrder] = await Promise.all([
    kind && (child === null ? prescriptions.own(kind) : prescriptions.ofChild(child)),
    part === 'own' ? prescriptions.children() : null,
    prescriptionCart.isOpen(),
  ]);
  const highCost = part === 'highCost' ? await context.shop.highCost.own() : null;
  // RX-12: the strong log-in may end between the two checks.
  if ((view ?? highCost)?.state === 'not-identified')
    throw redirect(`/init-login?redirect=${encodeURIComponent(HOME)}`);
  // RX-08: the address names no child of the customer, or one that has turned 13.
  const status = view?.state === 'not-allowed' ? 403 : 200;
  return data({ part, view, highCost, child, children, canOrder }, { status });
}

export default function PrescriptionsPage(): React.JSX.Element {
  const { part, view, highCost, child, children, canOrder } = useLoaderData<typeof loader>();
  const name = children?.seen.find(({ key }) => key === child)?.firstName;
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{headingOf(part)}</h1>
      <PartTabs part={part} />
      {isListPart(part) && view && (
        <>
          <p className="prescriptions-intro">
            {openTexts[part]} {canOrder ? orderingTexts.open : orderingTexts.notYet}
          </p>
          {children && <PersonLinks of={children} shown={child} />}
          {name && <p className="prescriptions-person">{personTexts.of(name)}</p>}
          <PrescriptionList view={view} />
          {part === 'own' && view.state === 'open' && (
            <p>
              <Link to={pdfPath(child)} reloadDocument>
                {personTexts.file}
              </Link>
            </p>
          )}
        </>
      )}
      {highCost &&
        (highCost.state === 'open' ? <HighCost view={highCost.view} /> : <NotShown state={highCost.state} />)}
      {part === 'warrants' && <Later part={part} />}
      <p className="prescriptions-ways">
        <ButtonLink to="/apotek">{texts.findPharmacy}</ButtonLink>
        <Link to="/kundservice">{texts.ask}</Link>
        <Link to={DOSE_PACKS}>{texts.dosePacks}</Link>
        <Link to={LOOKS}>{texts.looks}</Link>
        <Link to={RECALLS}>{texts.recalls}</Link>
      </p>
    </div>
  );
}

function pdfPath(child: string | null): string {
  const of = child === null ? '' : `?barn=${encodeURIComponent(child)}`;
  return `${HOME}receptlista.pdf${of}`;
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
