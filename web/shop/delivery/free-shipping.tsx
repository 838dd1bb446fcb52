import { Truck } from 'lucide-react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { FreeShippingView } from '../../../services/shop/cart/contract.js';
import { freeShippingTexts as texts } from './texts.js';
import './free-shipping.css';

interface FreeShippingProps {
  readonly freeShipping: FreeShippingView;
}

/** Says that shipping is free, or how many kronor of goods are missing for that (CRT-05). */
export function FreeShipping({ freeShipping }: FreeShippingProps): React.JSX.Element {
  const { possible, limit, left } = freeShipping;
  return (
    <div className="free-shipping" data-reached={(possible && left === 0) || undefined}>
      <p>
        <Truck size={20} strokeWidth={1.5} aria-hidden /> {words(freeShipping)}
      </p>
      {possible && <progress value={limit - left} max={limit} aria-hidden />}
    </div>
  );
}

export function FreeShippingLine({ freeShipping }: FreeShippingProps): React.JSX.Element {
  const { possible, limit, left } = freeShipping;
  return (
    <div className="free-shipping-line">
      <p>{words(freeShipping)}</p>
      {possible && <progress value={limit - left} max={limit} aria-hidden />}
    </div>
  );
}

function words({ possible, left }: FreeShippingView): string {
  if (!possible) return texts.never;
  return left === 0 ? texts.reached : texts.left(formatKronor(left));
}
