import { Link } from '@remix-run/react';

import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import { useRootData } from '../../visit/root-data.js';
import { ProductGrid } from '../product-card/product-card.js';
import { searchTexts as texts } from './texts.js';

interface NothingFoundProps {
  readonly bestSellers: readonly ProductCardView[];
}

/** A search never ends on an empty page: it shows what others buy, the departments, and how to search. */
export function NothingFound({ bestSellers }: NothingFoundProps): React.JSX.Element {
  return (
    <>
      {bestSellers.length > 0 && (
        <section className="section" aria-labelledby="mest-kopt">
          <h2 id="mest-kopt" className="search-related">
            {texts.bestSellers}
          </h2>
          <ProductGrid products={bestSellers} />
        </section>
      )}
      <SearchHelp />
    </>
  );
}

function SearchHelp(): React.JSX.Element {
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
