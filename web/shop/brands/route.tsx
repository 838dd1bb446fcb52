import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { searchWords } from '../search/search-query.js';
import { brandGroups, matchingBrands } from './brand-groups.js';
import { BrandLetters } from './brand-letters.js';
import { brandTexts as texts } from './texts.js';
import type { BrandLink } from '../../../services/shop/catalogue/contract.js';
import './brands.css';

export const meta: MetaFunction = () => [
  { title: 'Varumärken från A till Ö – Älgört' },
  { name: 'description', content: 'Alla varumärken hos Älgört, från A till Ö.' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { brands: await context.shop.catalogue.brands(), q: searchWords(new URL(request.url).searchParams) };
}

export default function BrandsPage(): React.JSX.Element {
  const { brands, q } = useLoaderData<typeof loader>();
  const [typed, setTyped] = useState(q);
  const found = matchingBrands(brands, typed);
  return (
    <div className="page brands">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="listing-intro muted">{texts.intro(brands.length)}</p>
      <Form method="get" className="brands-filter" role="search" aria-label={texts.filter} preventScrollReset>
        <label htmlFor="varumarke" className="visually-hidden">
          {texts.filter}
        </label>
        <Search size={20} strokeWidth={1.5} aria-hidden />
        <input
          id="varumarke"
          type="search"
          name="q"
          value={typed}
          placeholder={texts.filter}
          autoComplete="off"
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <noscript>
          <button type="submit">{texts.filterButton}</button>
        </noscript>
      </Form>
      <p role="status" className="visually-hidden">
        {typed === '' ? '' : texts.found(found.length)}
      </p>
      {typed === '' && <MostProducts brands={brands} />}
      {found.length > 0 ? <BrandLetters groups={brandGroups(found)} /> : <None typed={typed} />}
    </div>
  );
}

function None({ typed }: { readonly typed: string }): React.JSX.Element {
  return (
    <p className="brands-none">
      {texts.none(typed)} <Link to={`/search?q=${encodeURIComponent(typed)}`}>{texts.searchInstead}</Link>
    </p>
  );
}

const SHOWN = 8;

/** Shows the eight brands with the most products. With eight brands or fewer it shows nothing. */
function MostProducts({ brands }: { readonly brands: readonly BrandLink[] }): React.JSX.Element | null {
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
