import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { loginTexts as texts } from './texts.js';

/**
 * The session's cookie is SameSite=Strict, so browsers omit it in a redirect from the identity provider. A `meta`
 * refresh starts at this page, so browsers send the cookie.
 */
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.loggedIn },
  { httpEquiv: 'refresh', content: `0;url=${loaded?.till ?? '/konsol'}` },
];

/** Completes the log-in when the company's identity provider sends the browser back. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { singleSignOn } = context.console.desk;
  if (!singleSignOn) throw new Response(null, { status: 404 });
  const signedOn = await singleSignOn.finish(new URL(request.url).search);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of signedOn.cookies) headers.append('Set-Cookie', cookie);
  if ('refused' in signedOn) throw redirect(`/konsol/logga-in?fel=${signedOn.refused}`, { headers });
  return data({ till: signedOn.till }, { headers });
}

export default function ReturnPage(): React.JSX.Element {
  const { till } = useLoaderData<typeof loader>();
  return (
    <div className="console-page console-narrow">
      <h1>{texts.loggedIn}</h1>
      <p>
        <a className="main-button" href={till}>
          {texts.onward}
        </a>
      </p>
    </div>
  );
}
