import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { consolePath } from '../staff-only.js';

/**
 * Starts the log-in at the company's identity provider. The page links here, because its Content-Security-Policy
 * (form-action) forbids forms that lead to other sites.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { singleSignOn } = context.console.desk;
  if (!singleSignOn)
    throw new Response('Här finns bara inloggning med lösenord.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const started = await singleSignOn.start(consolePath(new URL(request.url).searchParams.get('till')));
  return started
    ? redirect(started.location, { headers: { 'Set-Cookie': started.cookie } })
    : redirect('/konsol/logga-in?fel=failed');
}
