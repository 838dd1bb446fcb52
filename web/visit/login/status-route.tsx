import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { textIn } from '../../interface/form/sent-form.js';
import type { LoginProgressView } from '../../../services/person/login/contract.js';
import { qrPath } from '../../interface/picture/qr-path.js';
import { loginData, NOT_KEPT } from './login-loader.js';
import { LoginScreens } from './screens/login-screens.js';
import { viewOf } from './machine/state.js';
import { markedReturn, markerCookie, noMarkerCookie } from './marker.js';
import { safeReturn, withQuery } from './app/return-to.js';
import { tabTitle, waitingTexts as texts } from './texts.js';
import type { Resumed } from './use-login.js';

export const meta: MetaFunction = () => [{ title: tabTitle('picker') }, { name: 'robots', content: 'noindex' }];

export const headers = (): Record<string, string> => NOT_KEPT;

const NONCE = /^[\w-]{1,100}$/;

/** The page to which the e-ID app returns (LOG-05). Without scripts it also shows the state of the attempt. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const marked = markedReturn(request.headers.get('cookie'));
  const nonce = searchParams.get('nonce');
  const progress = await context.shop.login.progress(nonce && NONCE.test(nonce) ? nonce : null);
  if (!progress && context.session.identified)
    throw redirect(marked ?? '/', { headers: { 'Set-Cookie': noMarkerCookie() } });
  const shown = {
    ...(await loginData(request, context)),
    redirectTo: marked ?? '/',
    resumed: progress && resumedFrom(progress),
  };
  const { qrCode } = progress ?? {};
  const refresh = searchParams.get('uppdatera') !== 'nej';
  const isOver = !progress || !['Pending', 'Started'].includes(progress.result);
  const cookie = isOver ? noMarkerCookie() : markerCookie(shown.redirectTo, context.publicUrl.startsWith('https:'));
  const failed = progress ? null : ({ phase: 'aborted', message: null } as const);
  const large = searchParams.get('stor') === 'ja';
  return data(
    { ...shown, refresh, isOver, failed, large, drawn: qrCode ? { text: qrCode, ...qrPath(qrCode, 'L') } : null },
    { headers: { 'Set-Cookie': cookie } },
  );
}

/** Handles the buttons of this page when there are no scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const redirectTo = safeReturn(textIn(form, 'redirect'));
  if (textIn(form, 'intent') === 'extend') {
    await context.shop.login.extend();
    return redirect('/login-status', 303);
  }
  await context.shop.login.cancel();
  return redirect(withQuery('/init-login', { redirect: redirectTo === '/' ? null : redirectTo }), {
    status: 303,
    headers: { 'Set-Cookie': noMarkerCookie() },
  });
}

function resumedFrom({ method, thisDevice, ...progress }: LoginProgressView): Resumed {
  return { type: 'resumed', view: viewOf(method, thisDevice), progress };
}

export default function LoginStatusPage(): React.JSX.Element {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className="page login-page">
      <LoginScreens data={loaded} />
      {!loaded.isOver && <Refreshing on={loaded.refresh} byQr={loaded.drawn !== null} />}
    </div>
  );
}

/**
 * How often the page reloads itself without scripts. A QR code is scanned within seconds, so its page reloads more
 * often.
 */
const SECONDS = { byQr: 2, here: 5 } as const;

/** Makes the page reload itself when there are no scripts. The person can turn this off and press a link instead. */
function Refreshing({ on, byQr }: { readonly on: boolean; readonly byQr: boolean }): React.JSX.Element {
  return (
    <noscript>
      {on && <meta httpEquiv="refresh" content={String(byQr ? SECONDS.byQr : SECONDS.here)} />}
      <p className="login-refreshing small">
        {on ? texts.refreshing : texts.stopped}{' '}
        <a href={on ? '/login-status?uppdatera=nej' : '/login-status'}>
          {on ? texts.stopRefreshing : texts.startRefreshing}
        </a>{' '}
        {!on && <a href="/login-status?uppdatera=nej">{texts.refresh}</a>}
      </p>
    </noscript>
  );
}
