import { Truck } from 'lucide-react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { CartView } from '../../../services/web-host/contract/cart.js';
import { basketTexts as texts } from './texts.js';

/** CRT-05. */
export function FreeShipping({ freeShipping: { limit, left } }: Pick<CartView, 'freeShipping'>): React.JSX.Element {
  const reached = left === 0;
  return (
    <div className="free-shipping" data-reached={reached || undefined}>
      <p>
        <Truck size={20} strokeWidth={1.5} aria-hidden /> {reached ? texts.freeShippingReached : texts.freeShippingLeft(formatKronor(left))}
      </p>
      <progress value={limit - left} max={limit} aria-hidden />
    </div>
  );
}
