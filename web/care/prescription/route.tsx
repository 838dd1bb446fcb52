import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { HighCost } from '../high-cost/high-cost.js';
import { PartTabs } from './part-tabs.js';
import { DOSE_PACKS, headingOf, HOME, kindOf, LOOKS, partAt, RECALLS, REMINDERS } from './parts.js';
import { NotShown, PrescriptionList } from './prescription-list.js';
import { PersonLinks } from './person-links.js';
import { isListPart, openTexts, orderingTexts, personTexts, prescriptionTexts as texts } from './texts.js';
import './prescription.css';

export { action } from './order-action.js';

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded ? headingOf(loaded.part) : texts.title} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/** RX-16: the pages of prescriptions. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const part = partAt(params['*'] ?? '');
  if (!part) throw new Response(null, { status: 404 });
  requireIdentified(context, request);
  const kind = kindOf(part);
  const other = part === 'own' ? new URL(request.url).searchParams.get('person') : null;
  const { prescriptions, prescriptionCart } = context.shop;
  const [view, others, canOrder, inCart] = await Promise.all([
    kind && (other === null ? prescriptions.own(kind) : prescriptions.ofOther(other)),
    part === 'own' ? prescriptions.others() : null,
    prescriptionCart.isOpen(),
    prescriptionCart.inCart(),
  ]);
  const highCost = part === 'highCost' ? await context.shop.highCost.own() : null;
  // RX-12: the strong log-in may end between the two checks.
  if ((view ?? highCost)?.state === 'not-identified')
    throw redirect(`/init-login?redirect=${encodeURIComponent(HOME)}`);
  // RX-08: the address names nobody for whom the customer may act, or a child that has turned 13.
  const status = view?.state === 'not-allowed' ? 403 : 200;
  return data({ part, view, highCost, other, others, canOrder, inCart }, { status });
}

export default function PrescriptionsPage(): React.JSX.Element {
  const { part, view, highCost, other, others, canOrder } = useLoaderData<typeof loader>();
  const mayOrder = view?.state !== 'open' || view.mayOrder;
  const name = others?.seen.find(({ key }) => key === other)?.name;
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{headingOf(part)}</h1>
      <PartTabs part={part} />
      {isListPart(part) && view && (
        <>
          <p className="prescriptions-intro">
            {openTexts[part]} {canOrder ? mayOrder && orderingTexts.open : orderingTexts.notYet}
          </p>
          {others && <PersonLinks of={others} shown={other} />}
          {name && <p className="prescriptions-person">{personTexts.of(name)}</p>}
          <PrescriptionList view={view} name={name} />
          {part === 'own' && view.state === 'open' && (
            <p>
              <Link to={pdfPath(other)} reloadDocument>
                {personTexts.file}
              </Link>
            </p>
          )}
        </>
      )}
      {highCost &&
        (highCost.state === 'open' ? <HighCost view={highCost.view} /> : <NotShown state={highCost.state} />)}
      <p className="prescriptions-ways">
        <ButtonLink to="/apotek">{texts.findPharmacy}</ButtonLink>
        <Link to="/kundservice">{texts.ask}</Link>
        <Link to={DOSE_PACKS}>{texts.dosePacks}</Link>
        <Link to={REMINDERS}>{texts.reminders}</Link>
        <Link to={LOOKS}>{texts.looks}</Link>
        <Link to={RECALLS}>{texts.recalls}</Link>
      </p>
    </div>
  );
}

function pdfPath(other: string | null): string {
  const of = other === null ? '' : `?person=${encodeURIComponent(other)}`;
  return `${HOME}receptlista.pdf${of}`;
}
