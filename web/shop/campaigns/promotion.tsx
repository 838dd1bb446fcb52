import { Link } from '@remix-run/react';

import type { PromotionView } from '../../../services/shop/catalogue/contract.js';
import { formatDay } from '../../interface/words/dates.js';
import { ProductGrid } from '../product-card/product-card.js';
import { Spray } from './spray.js';
import { campaignTexts as texts } from './texts.js';
import { usePromotionClicks } from './use-promotion-clicks.js';

/** Shows a campaign with its first six products. It never shows prescription items (LAW-01). */
export function Promotion({ promotion }: { readonly promotion: PromotionView }): React.JSX.Element {
  const { id, title, text, validTo, total } = promotion;
  const section = usePromotionClicks(id);
  const products = promotion.products.filter(({ type }) => type !== 'Rx').slice(0, 6);
  return (
    <section ref={section} className="promotion" aria-labelledby={`kampanj-${id}`}>
      <div className="promotion-panel">
        <Spray />
        <p className="promotion-kicker">{texts.kicker}</p>
        <h2 id={`kampanj-${id}`}>
          <Link to={`/campaigns/single/${encodeURIComponent(id)}`} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p>{text}</p>
        {validTo && <p className="small">{texts.until(formatDay(validTo))}</p>}
        <p className="promotion-all" aria-hidden>
          {texts.all(total)}
        </p>
      </div>
      <ProductGrid products={products} />
    </section>
  );
}
