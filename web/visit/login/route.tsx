import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { onlyInTest } from '../../only-in-test.js';
import { deviceOf } from './app/device.js';
import { loginData, NOT_KEPT } from './login-loader.js';
import { LoginScreens } from './screens/login-screens.js';
import { isQr, methodOf } from './machine/state.js';
import { markerCookie } from './marker.js';
import { readLoginForm } from './login-form.js';
import { safeReturn } from './app/return-to.js';
import { tabTitle } from './texts.js';

export const meta: MetaFunction = () => [{ title: tabTitle('picker') }, { name: 'robots', content: 'noindex' }];

export const headers = (): Record<string, string> => NOT_KEPT;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loginData(request, context);
}

/** Handles the form without scripts: it starts an attempt or logs in a test person. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = readLoginForm(await request.formData());
  if (!form)
    return data(
      { failed: { phase: 'error' as const, message: null }, testFailed: false, redirectTo: '/' },
      { status: 400 },
    );
  const redirectTo = safeReturn(form.redirect);
  const stayLoggedIn = form.stayLoggedIn === 'ja';
  if (form.personNumber !== undefined) {
    onlyInTest(context.environment);
    const result = await context.shop.login.loginTest({ personNumber: form.personNumber, stayLoggedIn });
    return result.ok ? redirect(redirectTo, 303) : { failed: null, testFailed: true, redirectTo };
  }
  const device = deviceOf(request.headers.get('user-agent'));
  const message = await started(
    context,
    context.shop.login.start({ method: methodOf(form.view), thisDevice: !isQr(form.view), device, stayLoggedIn }),
  );
  if (message !== null)
    return data(
      { failed: { phase: 'error' as const, message: message || null }, testFailed: false, redirectTo },
      { status: 503 },
    );
  return redirect('/login-status', {
    status: 303,
    headers: { 'Set-Cookie': markerCookie(redirectTo, context.publicUrl.startsWith('https:')) },
  });
}

/**
 * Returns the text for people in an error that carries one (services/foundation/problem/problem.ts); null for all other
 * errors.
 */
function saidOf(error: unknown): string | null {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : null;
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  // Node reports a connection that two addresses refused as an error with a list of errors. These are no texts for
  // people.
  if (typeof first !== 'object' || first === null || first instanceof Error) return null;
  if (!('code' in first) || !('message' in first)) return null;
  return String(first.message);
}

/** Waits for the start. Returns null on success, and otherwise the e-ID's error text, which may be empty. */
async function started(
  { page }: LoaderFunctionArgs['context'],
  start: ReturnType<LoaderFunctionArgs['context']['shop']['login']['start']>,
): Promise<string | null> {
  try {
    const result = await start;
    return result.ok ? null : (result.errors[0]?.message ?? '');
  } catch (error) {
    const said = saidOf(error);
    if (said === null) page.fault = error;
    return said ?? '';
  }
}

export default function LoginPage(): React.JSX.Element {
  const loaded = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <div className="page login-page">
      <LoginScreens data={acted ? { ...loaded, ...acted } : loaded} />
    </div>
  );
}
