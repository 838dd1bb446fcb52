import { CircleSlash2, TriangleAlert } from 'lucide-react';

import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { formatDay } from '../../interface/words/dates.js';
import { productTexts as texts } from './texts.js';

interface WithdrawnProps {
  readonly withdrawal: NonNullable<ProductView['withdrawal']>;
}

/** Replaces price and basket: orders and links still lead to products no longer sold. */
export function Withdrawn({ withdrawal: { recalled, on, notice } }: WithdrawnProps): React.JSX.Element {
  const Icon = recalled ? TriangleAlert : CircleSlash2;
  return (
    <section className="withdrawn" aria-labelledby="utgatt">
      <h2 id="utgatt">
        <Icon size={20} strokeWidth={2} aria-hidden /> {recalled ? texts.recalled : texts.withdrawn}
      </h2>
      <p>{(recalled ? texts.recalledSince : texts.withdrawnSince)(formatDay(on))}</p>
      {notice && <p>{notice}</p>}
    </section>
  );
}
