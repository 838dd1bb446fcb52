import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation } from '@remix-run/react';

import type { Hit } from '../../../services/support/contract/customers.js';
import { textIn } from '../../interface/form/sent-form.js';
import { staffOnly } from '../staff-only.js';
import { consoleTexts as texts, lookupKindLabel } from '../texts.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  staffOnly(context, request);
  return null;
}

/** The search is a POST, because a person number must not be in a URL (SUP-02). */
export async function action({ context, request }: ActionFunctionArgs) {
  const { customers } = staffOnly(context, request);
  const text = textIn(await request.formData(), 'sok', 200);
  const finding = await customers.find(text);
  const [only, ...others] = finding.hits;
  if (only && others.length === 0) return redirect(`/konsol/kund/${only.subjectId}`);
  return finding;
}

export default function FindPage(): React.JSX.Element {
  const finding = useActionData<typeof action>();
  const searching = useNavigation().state === 'submitting';
  return (
    <div className="console-page console-narrow">
      <h1>{texts.findTitle}</h1>
      <Form method="post" className="find" role="search">
        <label className="input" htmlFor="sok">
          {texts.findLabel}
        </label>
        <div className="find-row">
          <input id="sok" name="sok" autoComplete="off" required maxLength={200} />
          <button className="main-button" aria-disabled={searching || undefined}>
            {texts.find}
          </button>
        </div>
      </Form>
      <div role="status">
        {finding && finding.hits.length === 0 && (
          <p className="notice">{finding.tried.length > 0 ? texts.nothingFound : texts.notRecognised}</p>
        )}
        {finding && finding.hits.length > 1 && (
          <>
            <h2>{finding.hits.length} träffar</h2>
            <ul className="hits">
              {finding.hits.map((hit) => (
                <HitRow key={hit.subjectId} hit={hit} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function HitRow({
  hit: { subjectId, kind, matched, memberNumber, orderNumbers, since },
}: {
  readonly hit: Hit;
}): React.JSX.Element {
  return (
    <li>
      <Link to={`/konsol/kund/${subjectId}`}>
        <strong>
          {kind === 'guest-order' ? 'Gästorder' : memberNumber ? `Medlem ${memberNumber}` : 'Kund utan medlemskap'}
        </strong>
        <span className="muted">
          {since && `medlem sedan ${since} · `}
          {orderNumbers.length > 0 && `order ${orderNumbers.join(', ')} · `}
          träff på {matched.map(lookupKindLabel).join(', ')}
        </span>
      </Link>
    </li>
  );
}
