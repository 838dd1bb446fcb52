import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';

import type { StaffLogInAnswer } from '../../../services/support/contract/staff.js';
import { textIn } from '../../interface/form/sent-form.js';
import { consolePath } from '../staff-only.js';
import { consoleTexts as texts } from '../texts.js';
import { faultNamed, loginTexts } from './texts.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { staff, desk } = context.console;
  const { searchParams } = new URL(request.url);
  const till = consolePath(searchParams.get('till'));
  if (staff) throw redirect(till);
  const signOn = desk.singleSignOn && {
    name: desk.singleSignOn.name,
    href: `/konsol/logga-in/foretag?till=${encodeURIComponent(till)}`,
  };
  const testLogins = desk.testLogins.map(({ login, password, name }) => ({ login, password, name }));
  return { signOn, fault: faultNamed(searchParams.get('fel')), testLogins, passwords: desk.passwords };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = await context.console.desk.logIn(textIn(form, 'login', 200), textIn(form, 'password', 200));
  if ('refused' in answer) return refusal(answer);
  const headers = new Headers();
  for (const cookie of answer.cookies) headers.append('Set-Cookie', cookie);
  return redirect(consolePath(new URL(request.url).searchParams.get('till')), { headers });
}

/**
 * Explains why the log-in was refused. At a rate limit, or when the server is busy, `Retry-After` says when to try
 * again.
 */
function refusal(answer: Exclude<StaffLogInAnswer, { cookies: unknown }>) {
  if (!('retryAfterSeconds' in answer))
    return data({ refused: answer.refused === 'no-passwords' ? loginTexts.noPasswords : texts.refused });
  const { refused, retryAfterSeconds } = answer;
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return refused === 'busy'
    ? data({ refused: loginTexts.busy }, { status: 503, headers })
    : data({ refused: loginTexts.tooMany(retryAfterSeconds) }, { status: 429, headers });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function LoginPage(): React.JSX.Element {
  const { testLogins, signOn, fault, passwords } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused ?? fault;
  return (
    <div className="console-page console-narrow">
      <h1>{texts.logIn}</h1>
      {signOn && (
        <p>
          <a className="main-button" href={signOn.href}>
            {loginTexts.singleSignOn(signOn.name)}
          </a>{' '}
          {passwords && <span className="muted">{loginTexts.or}</span>}
        </p>
      )}
      {refused && (
        <p className="fault" role="alert" id="login-fault">
          {refused}
        </p>
      )}
      {passwords && <PasswordForm refused={refused !== null} />}
      {testLogins.length > 0 && (
        <section className="card test-logins">
          <h2>{texts.testLogins}</h2>
          {testLogins.map(({ login, password, name }) => (
            <Form method="post" key={login}>
              <input type="hidden" name="login" value={login} />
              <input type="hidden" name="password" value={password} />
              <button className="small-button">{name}</button>{' '}
              <span className="muted">
                {login} / {password}
              </span>
            </Form>
          ))}
        </section>
      )}
    </div>
  );
}

/** @param refused true when the page shows why the last attempt failed */
function PasswordForm({ refused }: { readonly refused: boolean }): React.JSX.Element {
  return (
    <Form method="post" className="stack">
      <label className="input">
        {texts.login}
        <input
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          required
          aria-describedby={refused ? 'login-fault' : undefined}
        />
      </label>
      <label className="input">
        {texts.password}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button className="main-button">{texts.logIn}</button>
    </Form>
  );
}
