import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';

import { Alert } from '../../interface/message/alert.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { LoginRow } from './login-row.js';
import { readLoginsForm } from './logins-form.js';
import { loginsTexts as texts } from './texts.js';
import '../member.css';
import './logins.css';

const HERE = '/member/minainloggningar';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  return { sessions: await context.shop.session.own() };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<{ readonly failed: true } | Response> {
  const form = readLoginsForm(await request.formData());
  if (!form) return { failed: true };
  const { session } = context.shop;
  const result = form.what === 'alla' ? await session.endAll(form) : await session.end(form);
  if (result.ok) return redirect('leftHere' in result && !result.leftHere ? `${HERE}?avslutad=ja` : '/', 303);
  const mayTryAgain = !result.errors.some(
    ({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED',
  );
  return mayTryAgain ? { failed: true } : redirect(`/init-login?redirect=${HERE}`, 303);
}

export default function LoginsPage(): React.JSX.Element {
  const { sessions } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>()?.failed ?? false;
  const ended = useSearchParams()[0].get('avslutad') === 'ja';
  const commandId = useCommandId('logins:all');
  return (
    <MemberLayout title={texts.title} intro={texts.intro}>
      <div role="status">{ended && !failed && <Alert type="success">{texts.ended}</Alert>}</div>
      {failed && <Alert type="error">{texts.failed}</Alert>}
      <section className="panel" aria-labelledby="enheter">
        <h2 id="enheter">{texts.list}</h2>
        <ul className="logins">
          {sessions.map((session) => (
            <LoginRow key={session.sessionId} session={session} />
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="overallt">
        <h2 id="overallt">{texts.everywhere}</h2>
        <p>{texts.everywhereText}</p>
        <p className="muted">{texts.notYours}</p>
        <Form method="post" reloadDocument>
          <input type="hidden" name="what" value="alla" />
          <input type="hidden" name="commandId" value={commandId} />
          <Button>{texts.everywhere}</Button>
        </Form>
      </section>
    </MemberLayout>
  );
}
