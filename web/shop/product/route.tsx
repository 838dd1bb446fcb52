import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/breadcrumbs.js';
import { ProductGrid } from '../product-card/product-card.js';
import { BuyBox } from './buy-box.js';
import { ProductFacts } from './product-facts.js';
import { productTexts as texts } from './texts.js';
import './product.css';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.name} – Älgört` }, { name: 'description', content: data.description.slice(0, 155) }] : [];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const product = await context.shop.catalogue.product(params.slug ?? '');
  if (!product) throw new Response(null, { status: 404 });
  return product;
}

export default function ProductPage(): React.JSX.Element {
  const product = useLoaderData<typeof loader>();
  const parents = product.breadcrumbs.map(({ path, name }) => ({ to: `/kategori/${path}`, name }));
  return (
    <div className="page">
      <Breadcrumbs parents={parents} current={product.name} />
      <article className="product">
        <div className="product-picture">
          <img src={`/bild/${product.varuId}.svg`} alt={`Förpackning: ${product.name}`} width="480" height="480" />
        </div>
        <BuyBox product={product} />
        <ProductFacts product={product} />
      </article>
      {product.related.length > 0 && (
        <section className="section" aria-labelledby="liknande">
          <div className="section-head">
            <h2 id="liknande">{texts.related}</h2>
          </div>
          <ProductGrid products={product.related.slice(0, 5)} />
        </section>
      )}
    </div>
  );
}
