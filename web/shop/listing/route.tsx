import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import type { CategoryListing } from '../../../services/web-host/contract/catalogue.js';
import { Breadcrumbs } from '../../interface/breadcrumbs.js';
import { useRootData } from '../../root-data.js';
import { CategoryTiles } from '../start/category-tiles.js';
import { listingQuery } from './listing-query.js';
import { ListingView } from './listing-view.js';
import { listingTexts as texts } from './texts.js';
import '../start/start.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.category?.name ?? texts.all} – Älgört` }];

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<{ category: CategoryListing | null }> {
  const path = (params['*'] ?? '').replace(/\/+$/, '');
  if (path === '') return { category: null };
  const category = await context.shop.catalogue.category(path, listingQuery(new URL(request.url).searchParams, PAGE_SIZE.category));
  if (!category) throw new Response(null, { status: 404 });
  return { category };
}

export default function CategoryPage(): React.JSX.Element {
  const { category } = useLoaderData<typeof loader>();
  return <div className="page">{category ? <CategoryView category={category} /> : <Overview />}</div>;
}

function CategoryView({ category }: { readonly category: CategoryListing }): React.JSX.Element {
  const parents = category.breadcrumbs.slice(0, -1).map(({ path, name }) => ({ to: `/kategori/${path}`, name }));
  return (
    <>
      <Breadcrumbs parents={parents} current={category.name} />
      <h1>{category.name}</h1>
      {category.description && <p className="listing-intro">{category.description}</p>}
      {category.children.length > 0 && (
        <ul className="chips">
          {category.children.map(({ path, name }) => (
            <li key={path}>
              <Link to={`/kategori/${path}`} className="chip" prefetch="intent">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ListingView listing={category} />
    </>
  );
}

function Overview(): React.JSX.Element {
  const menu = useRootData()?.menu ?? [];
  return (
    <>
      <Breadcrumbs parents={[]} current={texts.all} />
      <h1 className="listing-title">{texts.all}</h1>
      <CategoryTiles menu={menu} />
    </>
  );
}
