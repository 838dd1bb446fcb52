import { Link } from '@remix-run/react';

import type { BrandLink } from '../../../services/shop/catalogue/contract.js';
import { brandTexts as texts } from './texts.js';

const SHOWN = 8;

/** Brands with the most products; those with few are not listed a second time. */
export function MostProducts({ brands }: { readonly brands: readonly BrandLink[] }): React.JSX.Element | null {
  const most = [...brands].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'sv')).slice(0, SHOWN);
  if (brands.length <= SHOWN) return null;
  return (
    <section aria-labelledby="storst" className="brands-most">
      <h2 id="storst">{texts.most}</h2>
      <ul className="brand-tiles">
        {most.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={`/varumarken/${slug}`} className="brand-tile" prefetch="intent">
              <strong>{name}</strong>
              <small>{texts.products(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
