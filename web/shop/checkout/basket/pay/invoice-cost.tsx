import type { InvoiceCostView } from '../../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';
import { Select } from '../../../../interface/field/select.js';
import { basketTexts as texts } from '../texts.js';
import { messagesOf } from './messages-of.js';

interface InvoiceCostProps {
  readonly cost: InvoiceCostView;
  /** The plan that was sent before, with an error elsewhere. */
  readonly plan: string | undefined;
  readonly errors: readonly ShopError[];
}

/**
 * What the credit costs. It can be read before the method is chosen (CHK-06). The choice of a plan appears with the
 * method, and no plan is chosen beforehand (LAW-02).
 */
export function InvoiceCost({ cost: { plans, terms }, plan, errors }: InvoiceCostProps): React.JSX.Element {
  return (
    <>
      <details className="invoice-terms muted small">
        <summary>{texts.invoiceCost}</summary>
        {plans.length > 0 && (
          <ul>
            {plans.map(({ value, text }) => (
              <li key={value}>{text}</li>
            ))}
          </ul>
        )}
        {terms.map((term) => (
          <p key={term}>{term}</p>
        ))}
      </details>
      {plans.length > 0 && (
        <Select
          id="invoicePlan"
          name="invoicePlan"
          className="invoice-plan"
          label={texts.invoicePlan}
          placeholder={texts.invoicePlanChoose}
          options={plans}
          defaultValue={plan}
          errors={messagesOf(errors, 'invoicePlan')}
        />
      )}
    </>
  );
}
