import type { MoneyBackView } from '../../../../services/shop/payment/contract.js';
import { moneyBackText, moneyBackTitle } from './money-back-texts.js';

export function MoneyBack({ items }: { readonly items: readonly MoneyBackView[] }): React.JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <section className="step" aria-labelledby="pengar-tillbaka">
      <h2 className="step-title" id="pengar-tillbaka">
        {moneyBackTitle}
      </h2>
      {items.map((item, nth) => (
        <p key={nth}>{moneyBackText(item)}</p>
      ))}
    </section>
  );
}
