import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import { ProductGrid } from '../product-card/product-card.js';

interface RecommendationRowProps {
  readonly id: string;
  readonly title: string;
  /** The products to show. While recommendations are turned off there are none, and the row is not shown. */
  readonly products: readonly ProductCardView[];
}

const ONE_ROW = 5;

export function RecommendationRow({ id, title, products }: RecommendationRowProps): React.JSX.Element | null {
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ProductGrid products={products.slice(0, ONE_ROW)} />
    </section>
  );
}
