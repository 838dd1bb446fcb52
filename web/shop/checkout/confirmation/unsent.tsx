import { formatKronor } from '../../../../domain/kernel/money.js';
import type { UnsentView } from '../../../../services/shop/packing/contract.js';
import { confirmationTexts as texts } from './texts.js';

/** The goods that the warehouse could not send, with the money that goes back for each. */
export function Unsent({ items }: { readonly items: readonly UnsentView[] }): React.JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <section className="step" aria-labelledby="skickas-inte">
      <h2 className="step-title" id="skickas-inte">
        {texts.unsent}
      </h2>
      <p>{texts.unsentWhy}</p>
      <ul>
        {items.map(({ name, quantity, refund }, nth) => (
          <li key={nth}>{texts.unsentLine(quantity, name, formatKronor(refund))}</li>
        ))}
      </ul>
    </section>
  );
}
