import { formatKronor } from '../../../../domain/kernel/money.js';
import type { UnsentView } from '../../../../services/shop/packing/contract.js';
import { goesBack } from './goes-back.js';
import { confirmationTexts as texts } from './texts.js';

interface UnsentProps {
  readonly items: readonly UnsentView[];
  readonly invoiced: boolean;
}

/** The goods that are not sent, with the money that goes back for each. */
export function Unsent({ items, invoiced }: UnsentProps): React.JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <section className="step" aria-labelledby="skickas-inte">
      <h2 className="step-title" id="skickas-inte">
        {texts.unsent}
      </h2>
      {items.some(({ why }) => why === 'lacking') && <p>{texts.unsentWhy}</p>}
      {items.some(({ why }) => why === 'refused') && <p>{texts.refusedWhy}</p>}
      {items.some(({ why }) => why === 'stopped') && <p>{texts.stoppedWhy}</p>}
      <p>{goesBack(invoiced)}</p>
      <ul>
        {items.map(({ name, quantity, refund, why }, nth) => (
          <li key={nth}>
            {texts.unsentLine(quantity, name, formatKronor(refund))}, {texts.unsentBy[why]}
          </li>
        ))}
      </ul>
    </section>
  );
}
