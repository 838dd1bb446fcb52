import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { Alert } from '../../interface/message/alert.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button } from '../../interface/navigation/button.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { HOME, LOOKS } from '../prescription/parts.js';
import { prescriptionTexts } from '../prescription/texts.js';
import { LookRow } from './look-row.js';
import { looksTexts as texts } from './texts.js';
import './health-look.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

const LOG_IN = `/init-login?redirect=${encodeURIComponent(LOOKS)}`;
const choice = z.object({ sparr: z.enum(['ja', 'nej']) });

/** LAW-09: the customer reads who has looked at their health data, and blocks the looks of staff. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const view = await context.shop.healthLooks.own();
  if (!view) throw redirect(LOG_IN);
  return view;
}

export async function action({ request, context }: ActionFunctionArgs): Promise<{ readonly failed: true } | Response> {
  const form = readForm(await request.formData(), choice);
  if (!form) return { failed: true };
  const result = await context.shop.healthLooks.block(form.sparr === 'ja');
  // The only refusal is that the log-in has ended.
  return redirect(result.ok ? `${LOOKS}?sparat=ja` : LOG_IN, 303);
}

export default function LooksPage(): React.JSX.Element {
  const { looks, hasOlder } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow looks">
      <Breadcrumbs parents={[{ to: HOME, name: prescriptionTexts.title }]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <Block />
      <section aria-labelledby="tittat">
        <h2 id="tittat">{texts.list}</h2>
        {looks.length === 0 ? (
          <p className="muted">{texts.none}</p>
        ) : (
          <ul className="look-rows">
            {looks.map((look) => (
              <LookRow key={look.id} look={look} />
            ))}
          </ul>
        )}
        {hasOlder && (
          <p>
            {texts.older} <Link to="/member/minainstallningar#uppgifter">{texts.extract}</Link>
          </p>
        )}
      </section>
    </div>
  );
}

function Block(): React.JSX.Element {
  const { isBlocked } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>()?.failed ?? false;
  const saved = useSearchParams()[0].get('sparat') === 'ja';
  return (
    <section className="panel" aria-labelledby="sparr">
      <h2 id="sparr">{texts.block}</h2>
      <div role="status">{saved && !failed && <Alert type="success">{texts.done}</Alert>}</div>
      {failed && <Alert type="error">{texts.failed}</Alert>}
      <p>{texts.blockText}</p>
      {isBlocked && <p>{texts.blocked}</p>}
      <Form method="post" reloadDocument>
        <input type="hidden" name="sparr" value={isBlocked ? 'nej' : 'ja'} />
        <Button variant="quiet">{isBlocked ? texts.doAllow : texts.doBlock}</Button>
      </Form>
    </section>
  );
}
