import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { RecommendationRow } from '../recommendations/recommendation-row.js';
import { ProductGrid } from '../product-card/product-card.js';
import { breadcrumbList, StructuredData } from '../structured-data.js';
import { BuyBar } from './buy-bar.js';
import { BuyBox } from './buy-box.js';
import { productData } from './product-data.js';
import { ProductFacts } from './product-facts.js';
import { ProductPictures } from './product-pictures.js';
import { productTexts as texts } from './texts.js';
import { inOrder } from './variant-order.js';
import './product.css';

const LONGEST_DESCRIPTION = 155;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { product, publicUrl } = data;
  return [
    { title: `${product.name} – Älgört` },
    { name: 'description', content: product.description.slice(0, LONGEST_DESCRIPTION) },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/produkt/${product.slug}` },
  ];
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const product = await context.shop.catalogue.product(params.slug ?? '');
  if (!product) throw new Response(null, { status: 404 });
  return { product: { ...product, variants: inOrder(product.variants) }, publicUrl: context.publicUrl };
}

export default function ProductPage(): React.JSX.Element {
  const { product, publicUrl } = useLoaderData<typeof loader>();
  const crumbs = product.breadcrumbs.map(({ path, name }) => ({ path: `/kategori/${path}`, name }));
  return (
    <div className="page">
      <Breadcrumbs parents={crumbs.map(({ path, name }) => ({ to: path, name }))} current={product.name} />
      <StructuredData
        data={[
          productData(product, publicUrl),
          breadcrumbList(publicUrl, [...crumbs, { path: `/produkt/${product.slug}`, name: product.name }]),
        ]}
      />
      <article className="product">
        <ProductPictures product={product} />
        <div className="product-side">
          <BuyBox product={product} />
          <Pairing products={product.complementary} />
        </div>
        <ProductFacts key={product.slug} product={product} />
      </article>
      <RecommendationRow id="liknande" title={texts.related} products={product.related} />
      <BuyBar product={product} />
    </div>
  );
}

/** Shows at most one complementary product (CAT-05), beside the facts or, on a phone, after them. */
function Pairing({ products }: { readonly products: readonly ProductCardView[] }): React.JSX.Element | null {
  if (products.length === 0) return null;
  return (
    <section className="pairing" aria-labelledby="passar">
      <h2 id="passar">{texts.complementary}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
