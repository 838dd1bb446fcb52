import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Link, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react';

import { consoleTexts as texts } from '../texts.js';
import { ConsoleHead } from './console-head.js';
import { IdleWatch } from './idle-watch.js';
import './console.css';

export const meta: MetaFunction = () => [{ title: texts.name }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, has, idle } = context.console;
  return { staff: staff && { name: staff.name }, has, idle };
}

export default function ConsoleLayout(): React.JSX.Element {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className="console">
      <ConsoleHead loaded={loaded} />
      {loaded.staff && <IdleWatch rule={loaded.idle} />}
      <Outlet />
    </div>
  );
}

/** Keeps the head, because a refusal often names the part of the console where the staff member must go first. */
export function ErrorBoundary(): React.JSX.Element {
  const error = useRouteError();
  const loaded = useRouteLoaderData<typeof loader>('console/layout/route');
  const said = isRouteErrorResponse(error)
    ? error.status === 404
      ? 'Det du söker finns inte.'
      : error.statusText
    : 'Något gick fel. Försök igen.';
  return (
    <div className="console">
      <ConsoleHead loaded={loaded} />
      {loaded?.staff && <IdleWatch rule={loaded.idle} />}
      <div className="console-page console-narrow">
        <h1>{said}</h1>
        <p>
          <Link to="/konsol">{texts.findTitle}</Link>
        </p>
      </div>
    </div>
  );
}
