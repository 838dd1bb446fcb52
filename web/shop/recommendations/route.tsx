import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { ProductGrid } from '../product-card/product-card.js';
import { recommendationTexts as texts } from './texts.js';
import './recommendations.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export function loader({ context }: LoaderFunctionArgs) {
  return context.shop.catalogue.recommendations();
}

/** Recommends products from the member's own purchases if the member consents, and best sellers otherwise (CAT-10). */
export default function RecommendationsPage(): React.JSX.Element {
  const { personal, products } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{personal ? texts.personal : texts.title}</h1>
      <p className="recommendations-intro">{personal ? texts.personalIntro : texts.intro}</p>
      {products.length > 0 ? <ProductGrid products={products} heading="h2" /> : <Nothing />}
    </div>
  );
}

function Nothing(): React.JSX.Element {
  return (
    <div className="recommendations-nothing">
      <h2>{texts.nothing}</h2>
      <p className="muted">{texts.nothingText}</p>
      <ButtonLink to="/kategori">{texts.browse}</ButtonLink>
    </div>
  );
}
