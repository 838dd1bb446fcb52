import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

import { BackLink } from '../layout/back-link.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { staffOnly } from '../staff-only.js';
import { readAct } from './act-form.js';
import { isEnding, queueAfter } from './ended.js';
import { DispensingForms } from './forms.js';
import { dispensingTexts as texts } from './texts.js';
import { WithdrawalFacts } from './withdrawal-facts.js';
import './dispensing.css';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const opened = await staffOnly(context, request).dispensing.withdrawal(params['dispensingId'] ?? '');
  if (!opened) throw new Response(null, { status: 404 });
  return { opened };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).dispensing;
  const asked = readAct(await request.formData(), params['dispensingId'] ?? '');
  if (!asked) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const result = await desk.act(asked);
  if (!result.ok) return { done: null, errors: result.errors };
  if (isEnding(asked.act)) throw redirect(queueAfter(asked.act));
  return { done: texts.done[asked.act], errors: [] };
}

/** RX-06: one withdrawal. Its forms stand in the order of the work, so that Tab leads through it. */
export default function OpenedDispensingPage(): React.JSX.Element {
  const { opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFocusOnPacks(answer?.done === texts.done.check);
  return (
    <div className="console-page">
      <BackLink to="/konsol/recept">{texts.back}</BackLink>
      <h1>{texts.opened(opened.orderNumber)}</h1>
      <div role="status" className="withdrawal-status">
        <DoneOrRefused answer={answer} />
      </div>
      {!opened.isFresh && <p className="fault">{texts.closed}</p>}
      {opened.undone && opened.phase === 'ordered' && <p className="fault">{texts.undone(opened.undone)}</p>}
      {!opened.prescription && <p className="fault">{texts.forgotten}</p>}
      <div className="withdrawal">
        <WithdrawalFacts opened={opened} />
        {opened.phase === 'ordered' ? <DispensingForms opened={opened} /> : <p className="muted">{texts.settled}</p>}
      </div>
      {hasLabel(opened) && (
        <p>
          <Link to={`/konsol/recept/${opened.dispensingId}/etikett.pdf`} reloadDocument>
            {texts.label}
          </Link>
        </p>
      )}
    </div>
  );
}

/** After the check the scanner is next. */
function useFocusOnPacks(isChecked: boolean): void {
  useEffect(() => {
    if (isChecked) document.querySelector<HTMLInputElement>('input[name=kod]')?.focus();
  }, [isChecked]);
}

function hasLabel({ phase, prescription }: { readonly phase: string; readonly prescription: unknown }): boolean {
  return prescription !== null && (phase === 'dispensed' || phase === 'reported');
}
