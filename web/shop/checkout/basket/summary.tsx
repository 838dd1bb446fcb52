import { Check } from 'lucide-react';

import { formatKronor, type Ore } from '../../../../domain/kernel/money.js';
import type { CartView } from '../../../../services/shop/cart/contract.js';
import { withdrawalText } from '../withdrawal-texts.js';
import { basketTexts as texts } from './texts.js';

export function Summary({ cart }: { readonly cart: CartView }): React.JSX.Element {
  return (
    <aside className="summary" aria-labelledby="summa">
      <h2 id="summa">{texts.summary}</h2>
      <dl>
        <Row label={texts.sums.goods} value={formatKronor(cart.goods)} />
        <Discount label={texts.sums.campaign} ore={cart.campaignDiscount} />
        <Reasons of={cart.campaignReasons} />
        <Discount label={texts.sums.coupon} ore={cart.couponDiscount} />
        <Discount label={texts.sums.cheque} ore={cart.chequeDiscount} />
        <Row label={texts.sums.shipping} value={shippingText(cart.shipping)} />
        {cart.shipping !== 0 && cart.freeShipping.possible && cart.freeShipping.left > 0 && (
          <Row label={texts.sums.freeFrom} value={formatKronor(cart.freeShipping.limit)} muted />
        )}
        <Row label={totalLabel(cart.shipping)} value={formatKronor(cart.total)} total />
        <Row label={texts.sums.vat} value={formatKronor(cart.vat)} muted />
      </dl>
      {cart.points > 0 && <p className="summary-points">{texts.points(cart.points)}</p>}
      <ul className="summary-trust">
        {[withdrawalText(cart.withdrawal), ...texts.trust].map((promise) => (
          <li key={promise}>
            <Check size={16} strokeWidth={2} aria-hidden /> {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function totalLabel(shipping: Ore | null): string {
  return shipping === null ? texts.sums.totalBeforeFreight : texts.sums.total;
}

function shippingText(shipping: Ore | null): string {
  if (shipping === null) return texts.shippingLater;
  return shipping === 0 ? texts.free : formatKronor(shipping);
}

/** Says where the discount comes from. The rows together are the sum above them. */
function Reasons({ of }: { readonly of: CartView['campaignReasons'] }): React.JSX.Element {
  return (
    <>
      {of.map(({ label, amount }, nth) => (
        <Row key={nth} label={label} value={`−${formatKronor(amount)}`} muted />
      ))}
    </>
  );
}

export function Discount({ label, ore }: { readonly label: string; readonly ore: Ore }): React.JSX.Element | null {
  return ore > 0 ? <Row label={label} value={`−${formatKronor(ore)}`} sale /> : null;
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly total?: boolean;
  readonly muted?: boolean;
  readonly sale?: boolean;
}

export function Row({ label, value, total, muted, sale }: RowProps): React.JSX.Element {
  return (
    <div className="sum" data-kind={total ? 'total' : muted ? 'muted' : sale ? 'sale' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
