import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';

import { textIn } from '../../interface/form/sent-form.js';
import { consolePath, staffOnly } from '../staff-only.js';
import { ReasonField } from './reason-field.js';
import { reasonTexts as texts } from './texts.js';

/**
 * Reads from the URL which part of the console the staff member wants to open.
 * @throws 404 when that part needs no reason
 */
function askedFor({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { searchParams } = new URL(request.url);
  const { reasons } = staffOnly(context, request);
  const shown = reasons.shown(searchParams.get('avdelning') ?? '', searchParams.get('amne') ?? '');
  if (!shown) throw new Response(null, { status: 404, statusText: 'Det du söker finns inte' });
  return { reasons, shown, till: consolePath(searchParams.get('till')) };
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { asked, shows, minutes } = askedFor({ context, request }).shown;
  return { title: texts.title(asked), hint: texts.hint(shows, minutes), common: texts.common(asked) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { reasons, shown, till } = askedFor({ context, request });
  const written = textIn(await request.formData(), 'orsak');
  const opened = await reasons.open(shown.asked, written);
  return opened.ok ? redirect(till) : { fault: opened.errors[0]?.message ?? null, written };
}

/** Asks staff for a reason before they see personal data (SUP-01). */
export default function ReasonPage(): React.JSX.Element {
  const { title, hint, common } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="console-page console-narrow">
      <h1>{title}</h1>
      <Form method="post" className="stack">
        <p className="muted" id="orsak-hint">
          {hint}
        </p>
        <ReasonField answer={answer} />
        <button className="main-button">{texts.open}</button>
      </Form>
      <Form method="post" aria-label={texts.often} className="reason-chips">
        {common.map((reason) => (
          <button key={reason} className="small-button" name="orsak" value={reason}>
            {reason}
          </button>
        ))}
      </Form>
    </div>
  );
}
