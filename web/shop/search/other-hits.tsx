import { Link } from '@remix-run/react';
import { MapPin } from 'lucide-react';

import type { PageHit, SearchListing } from '../../../services/shop/catalogue/contract.js';
import { searchTexts as texts } from './texts.js';

export function PageHits({
  advice,
  pages,
}: {
  readonly advice: readonly PageHit[];
  readonly pages: readonly PageHit[];
}): React.JSX.Element {
  if (advice.length + pages.length === 0) {
    return (
      <p className="search-none">
        {texts.noAdvice} <Link to="/rad">{texts.allAdvice}</Link>
      </p>
    );
  }
  return (
    <>
      <Pages title={texts.advice} hits={advice} />
      <Pages title={texts.pages} hits={pages} />
    </>
  );
}

function Pages({
  title,
  hits,
}: {
  readonly title: string;
  readonly hits: readonly PageHit[];
}): React.JSX.Element | null {
  if (hits.length === 0) return null;
  return (
    <section className="search-pages" aria-label={title}>
      <h2>{title}</h2>
      <ul className="search-hits">
        {hits.map(({ url, title: heading, summary }) => (
          <li key={url} className="search-hit">
            <h3>
              <Link to={url}>{heading}</Link>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StoreHits({ stores }: { readonly stores: SearchListing['stores'] }): React.JSX.Element {
  if (stores.length === 0) {
    return (
      <p className="search-none">
        {texts.noStores} <Link to="/apotek">{texts.allStores}</Link>
      </p>
    );
  }
  return (
    <ul className="search-hits search-pages">
      {stores.map(({ id, name, address, url }) => (
        <li key={id} className="search-hit search-store">
          <MapPin size={22} strokeWidth={1.5} aria-hidden />
          <div>
            <h2>
              <Link to={url}>{name}</Link>
            </h2>
            <p>{address}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
