import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, isRouteErrorResponse, Link, NavLink, Outlet, useLoaderData, useRouteError } from '@remix-run/react';

import { consoleTexts as texts } from '../texts.js';
import { IdleWatch } from './idle-watch.js';
import './console.css';

export const meta: MetaFunction = () => [{ title: texts.name }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, has, idle } = context.console;
  return { staff: staff && { name: staff.name }, has, idle };
}

export default function ConsoleLayout(): React.JSX.Element {
  const { staff, has, idle } = useLoaderData<typeof loader>();
  return (
    <div className="console">
      <header className="console-head">
        <Link to="/konsol" className="console-name">
          <span aria-hidden>Ä</span> {texts.name}
        </Link>
        {staff && (
          <>
            <nav aria-label={texts.nav}>
              <NavLink to="/konsol" end>
                {texts.customers}
              </NavLink>
              {has.includes('dispensing') && <NavLink to="/konsol/recept">{texts.dispensing}</NavLink>}
              {has.includes('returns') && <NavLink to="/konsol/returer">{texts.returns}</NavLink>}
              {has.includes('complaints') && <NavLink to="/konsol/reklamationer">{texts.complaints}</NavLink>}
              {has.includes('payments') && <NavLink to="/konsol/penningarenden">{texts.payments}</NavLink>}
              {has.includes('operations') && <NavLink to="/konsol/drift">{texts.operations}</NavLink>}
              {has.includes('mail') && <NavLink to="/konsol/post">{texts.mail}</NavLink>}
              {has.includes('books') && <NavLink to="/konsol/bocker">{texts.books}</NavLink>}
              {has.includes('search-words') && <NavLink to="/konsol/sokord">{texts.searchWords}</NavLink>}
            </nav>
            <Form method="post" action="/konsol/logga-ut" className="console-who">
              <span>{staff.name}</span>
              <button className="small-button">{texts.logOut}</button>
            </Form>
          </>
        )}
      </header>
      {staff && <IdleWatch rule={idle} />}
      <Outlet />
    </div>
  );
}

export function ErrorBoundary(): React.JSX.Element {
  const error = useRouteError();
  const said = isRouteErrorResponse(error)
    ? error.status === 404
      ? 'Det du söker finns inte.'
      : error.statusText
    : 'Något gick fel. Försök igen.';
  return (
    <div className="console">
      <header className="console-head">
        <Link to="/konsol" className="console-name">
          <span aria-hidden>Ä</span> {texts.name}
        </Link>
      </header>
      <div className="console-page console-narrow">
        <h1>{said}</h1>
        <p>
          <Link to="/konsol">{texts.findTitle}</Link>
        </p>
      </div>
    </div>
  );
}
