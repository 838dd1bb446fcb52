import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { ProductGrid } from '../product-card/product-card.js';
import { upsellTexts as texts } from './texts.js';
import '../recommendations/recommendations.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: LoaderFunctionArgs) {
  return { products: await context.shop.catalogue.upsell() };
}

/** Suggests products that go well with the cart, before the checkout begins. */
export default function UpsellPage(): React.JSX.Element {
  const { products } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/shop/basket', name: texts.cart }]} current={texts.title} />
      <h1>{texts.title}</h1>
      {products.length > 0 ? <Suggested products={products} /> : <Nothing />}
    </div>
  );
}

function Suggested({ products }: { readonly products: readonly ProductCardView[] }): React.JSX.Element {
  return (
    <>
      <p className="recommendations-intro">{texts.intro}</p>
      <ProductGrid products={products} heading="h2" />
      <p className="section">
        <ButtonLink to="/shop/basket">{texts.toCart}</ButtonLink>
      </p>
    </>
  );
}

function Nothing(): React.JSX.Element {
  return (
    <div className="recommendations-nothing">
      <h2>{texts.nothing}</h2>
      <p className="muted">{texts.nothingText}</p>
      <ButtonLink to="/shop/basket">{texts.toCart}</ButtonLink>
    </div>
  );
}
