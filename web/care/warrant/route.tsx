import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';

import { Alert } from '../../interface/message/alert.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { PartTabs } from '../prescription/part-tabs.js';
import { headingOf, LOOKS, WARRANTS } from '../prescription/parts.js';
import { personPath } from '../prescription/person-links.js';
import { NotShown } from '../prescription/prescription-list.js';
import { prescriptionTexts } from '../prescription/texts.js';
import { GiveForm } from './give-form.js';
import { warrantTexts as texts } from './texts.js';
import { WarrantRows } from './warrant-rows.js';
import '../prescription/prescription.css';
import './warrant.css';

export { action } from './warrant-action.js';

export const meta: MetaFunction = () => [
  { title: `${headingOf('warrants')} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/** RX-08, RX-16: the warrants that the customer gave and holds, and the children. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const view = await context.shop.warrants.own();
  // RX-12: the strong log-in may end between the two checks.
  if (view.state === 'not-identified') throw redirect(`/init-login?redirect=${encodeURIComponent(WARRANTS)}`);
  return { view };
}

export default function WarrantsPage(): React.JSX.Element {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[]} current={prescriptionTexts.title} />
      <h1>{headingOf('warrants')}</h1>
      <PartTabs part="warrants" />
      <p className="prescriptions-intro">{texts.intro}</p>
      <Saved />
      {view.state === 'open' ? (
        <>
          <section aria-labelledby="fatt">
            <h2 id="fatt">{texts.held}</h2>
            <WarrantRows warrants={view.held} none={texts.noHeld} />
          </section>
          <section aria-labelledby="gett">
            <h2 id="gett">{texts.given}</h2>
            <WarrantRows warrants={view.given} none={texts.noGiven} />
          </section>
          <Children of={view.children} />
          <section aria-labelledby="ge">
            <h2 id="ge">{texts.give}</h2>
            <p>{texts.giveText}</p>
            <GiveForm />
            <p className="muted">{texts.counter}</p>
          </section>
        </>
      ) : (
        <NotShown state={view.state} />
      )}
      <p className="prescriptions-ways">
        <Link to={LOOKS}>{prescriptionTexts.looks}</Link>
      </p>
    </div>
  );
}

function Saved(): React.JSX.Element {
  const saved = useSearchParams()[0].get('sparat') ?? '';
  const text = Object.hasOwn(texts.saved, saved) ? texts.saved[saved as keyof typeof texts.saved] : null;
  return <div role="status">{text && <Alert type="success">{text}</Alert>}</div>;
}

interface ChildrenProps {
  readonly of: readonly { readonly key: string; readonly name: string }[];
}

function Children({ of }: ChildrenProps): React.JSX.Element {
  return (
    <section aria-labelledby="barn">
      <h2 id="barn">{texts.children}</h2>
      <p>{of.length > 0 ? texts.childrenText : texts.noChildren}</p>
      {of.length > 0 && (
        <ul className="prescription-persons">
          {of.map(({ key, name }) => (
            <li key={key}>
              <Link to={personPath(key)}>{texts.prescriptionsOf(name)}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
