import { Form, Link, NavLink, type useLoaderData } from '@remix-run/react';

import { consoleTexts as texts } from '../texts.js';
import type { loader } from './route.js';

interface ConsoleHeadProps {
  /** What the layout has loaded. Undefined when that has failed. */
  readonly loaded: ReturnType<typeof useLoaderData<typeof loader>> | undefined;
}

export function ConsoleHead({ loaded }: ConsoleHeadProps): React.JSX.Element {
  return (
    <header className="console-head">
      <Link to="/konsol" className="console-name">
        <span aria-hidden>Ä</span> {texts.name}
      </Link>
      {loaded?.staff && (
        <>
          <ConsoleNav has={loaded.has} />
          <Form method="post" action="/konsol/logga-ut" className="console-who">
            <span>{loaded.staff.name}</span>
            <button className="small-button">{texts.logOut}</button>
          </Form>
        </>
      )}
    </header>
  );
}

function ConsoleNav({ has }: { readonly has: readonly string[] }): React.JSX.Element {
  return (
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
  );
}
