import type { PaymentTaskShown } from '../../../services/support/contract/payment-tasks.js';
import { differenceLine } from '../events/difference-line.js';
import { kr } from '../format.js';
import { paymentTaskTexts as texts } from './texts.js';

/** Differences that need no action: the partner's statement was accepted, or a person closed them. */
export function SettledDifferences({ settled }: { readonly settled: readonly PaymentTaskShown[] }): React.JSX.Element {
  return (
    <details className="card">
      <summary>{texts.settled}</summary>
      <ul>
        {settled.map(({ paymentId, taskId, orderNumber, amount, difference }) => (
          <li key={`${paymentId}${taskId}`}>
            {orderNumber ? `Order ${orderNumber}` : `Betalning ${paymentId}`}, {kr(amount)}
            {difference && `: ${differenceLine(difference)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
