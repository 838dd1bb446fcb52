import { Link } from '@remix-run/react';

import { useRootData } from '../../visit/root-data.js';
import { searchTexts as texts } from './texts.js';

export function NothingFound(): React.JSX.Element {
  const menu = useRootData()?.menu ?? [];
  return (
    <div className="search-help">
      <section aria-labelledby="hjalp">
        <h2 id="hjalp">{texts.helpTitle}</h2>
        <ul>
          {texts.help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link to="/kundservice">Kundservice</Link>
        </p>
      </section>
      <section aria-labelledby="avdelningar">
        <h2 id="avdelningar">{texts.popular}</h2>
        <ul className="chips">
          {menu.map(({ path, name }) => (
            <li key={path}>
              <Link to={`/kategori/${path}`} className="chip">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
