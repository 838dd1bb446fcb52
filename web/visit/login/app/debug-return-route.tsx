import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '../../../interface/navigation/button.js';
import { canDebug, NOT_KEPT } from '../login-loader.js';
import { safeReturn } from './return-to.js';
import { debugTexts as texts } from '../texts.js';
import '../login.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export const headers = (): Record<string, string> => NOT_KEPT;

/** Shows where the log-in would lead, and who is logged in (LOG-05). It answers 404 where debugging is not allowed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await canDebug(context.environment, context.shop.content)))
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  const wanted = new URL(request.url).searchParams.get('redirect') ?? '/';
  const { name, identified } = context.session;
  return { to: safeReturn(wanted), refused: safeReturn(wanted) !== wanted, name, identified };
}

export default function DebugReturnPage(): React.JSX.Element {
  const { to, refused, name, identified } = useLoaderData<typeof loader>();
  return (
    <div className="page login-page">
      <div className="login">
        <h1>{texts.title}</h1>
        <p className="muted">{texts.text}</p>
        {refused && <p role="alert">{texts.refused}</p>}
        <dl className="login-debug">
          <dt>{texts.to}</dt>
          <dd>{to}</dd>
          <dt>{texts.known}</dt>
          <dd>{name ?? '–'}</dd>
          <dt>{texts.identified}</dt>
          <dd>{identified ? texts.yes : texts.no}</dd>
        </dl>
        <ButtonLink to={to} reloadDocument wide>
          {texts.onward}
        </ButtonLink>
      </div>
    </div>
  );
}
