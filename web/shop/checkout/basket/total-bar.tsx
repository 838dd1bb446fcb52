import { formatKronor } from '../../../../domain/kernel/money.js';
import type { CartView } from '../../../../services/shop/cart/contract.js';
import { totalLabel } from './summary.js';
import { basketTexts as texts } from './texts.js';
import './total-bar.css';

/** On a phone: the sum at the lower edge, in every step. It leads to the summary. */
export function TotalBar({ cart: { total, shipping } }: { readonly cart: CartView }): React.JSX.Element {
  return (
    <a href="#summa" className="total-bar" aria-label={texts.toSummary(totalLabel(shipping), formatKronor(total))}>
      <span>{totalLabel(shipping)}</span>
      <strong>{formatKronor(total)}</strong>
    </a>
  );
}
