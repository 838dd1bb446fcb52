import { Link } from '@remix-run/react';

import { settingsTexts as texts } from './texts.js';

/** LAW-09: a copy of all data, and the request for erasure. */
export function OwnData({ dataProtectionOfficer }: { readonly dataProtectionOfficer: string }): React.JSX.Element {
  return (
    <section className="panel" aria-labelledby="uppgifter">
      <h2 id="uppgifter">{texts.data}</h2>
      <dl className="own-data">
        <div>
          <dt>
            <a href="/member/minauppgifter/utdrag" download>
              {texts.extract}
            </a>
          </dt>
          <dd>{texts.extractText}</dd>
        </div>
        <div>
          <dt>{texts.erase}</dt>
          <dd>
            {texts.eraseText} <Link to="/kundservice#dataskyddsombud">{texts.eraseAction}</Link>,{' '}
            <a href={`mailto:${dataProtectionOfficer}`}>{dataProtectionOfficer}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
