import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import type { CategoryListing } from '../../../services/shop/catalogue/contract.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import type { RouteItem } from '../../interface/navigation/route-item.js';
import { SideNavigation } from '../../interface/navigation/side-navigation.js';
import { keptListing } from '../../visit/kept-answers/kept-listing.js';
import { useRootData } from '../../visit/root-data.js';
import { breadcrumbList, StructuredData } from '../structured-data.js';
import { CategoryTiles } from './category-tiles.js';
import { categoryTree } from './category-tree.js';
import { listingQuery } from './listing-query.js';
import { ListingView } from './listing-view.js';
import { listingTexts as texts } from './texts.js';

interface CategoryData {
  readonly category: CategoryListing | null;
  readonly tree: readonly RouteItem[];
  readonly publicUrl: string;
}

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const category = data?.category;
  if (!data) return [];
  return [
    { title: `${category?.name ?? texts.all} – Älgört` },
    {
      name: 'description',
      content:
        category?.description ?? texts.description(category?.name ?? 'allt till hälsa och hud', category?.total ?? 0),
    },
    { tagName: 'link', rel: 'canonical', href: `${data.publicUrl}${location.pathname.replace(/\/+$/, '')}` },
  ];
};

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<CategoryData> {
  const { shop, publicUrl } = context;
  const path = (params['*'] ?? '').replace(/\/+$/, '');
  if (path === '') return { category: null, tree: [], publicUrl };
  const [category, menu] = await Promise.all([
    shop.catalogue.category(path, listingQuery(new URL(request.url).searchParams, PAGE_SIZE.category)),
    shop.catalogue.menu(),
  ]);
  if (!category) throw new Response(null, { status: 404 });
  return { category, tree: categoryTree(category, menu), publicUrl };
}

export const clientLoader = keptListing;

export default function CategoryPage(): React.JSX.Element {
  const { category, tree, publicUrl } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      {category ? <CategoryView category={category} tree={tree} publicUrl={publicUrl} /> : <Overview />}
    </div>
  );
}

function CategoryView({
  category,
  tree,
  publicUrl,
}: CategoryData & { readonly category: CategoryListing }): React.JSX.Element {
  const crumbs = category.breadcrumbs.map(({ path, name }) => ({ path: `/kategori/${path}`, name }));
  return (
    <>
      <Breadcrumbs
        parents={crumbs.slice(0, -1).map(({ path, name }) => ({ to: path, name }))}
        current={category.name}
      />
      <StructuredData data={breadcrumbList(publicUrl, crumbs)} />
      <h1>{category.name}</h1>
      {category.description && <p className="listing-intro">{category.description}</p>}
      {category.children.length > 0 && <Children category={category} />}
      <ListingView
        listing={category}
        side={tree.length > 0 && <SideNavigation label={texts.side} items={tree} hideOnMobile />}
      />
    </>
  );
}

function Children({ category }: { readonly category: CategoryListing }): React.JSX.Element {
  return (
    <ul className="chips listing-children">
      {category.children.map(({ path, name }) => (
        <li key={path}>
          <Link to={`/kategori/${path}`} className="chip">
            {name}
          </Link>
        </li>
      ))}
    </ul>
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
