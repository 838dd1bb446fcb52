import { formatKronor } from '../../../../domain/kernel/money.js';
import type { CartView } from '../../../../services/shop/cart/contract.js';
import { totalLabel } from './summary.js';
import './total-bar.css';

/** On a phone: the sum at the lower edge, in every step. Screen readers hear it in the summary, just before it. */
export function TotalBar({ cart: { total, shipping } }: { readonly cart: CartView }): React.JSX.Element {
  return (
    <p className="total-bar" aria-hidden>
      <span>{totalLabel(shipping)}</span>
      <strong>{formatKronor(total)}</strong>
    </p>
  );
}
