import { useActionData } from '@remix-run/react';

import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';
import type { CheckoutView } from '../../../../../services/shop/checkout/contract.js';
import { ErrorSummary } from '../../../../interface/field/error-summary.js';
import type { action, BasketAnswer } from '../action.js';

export type StepName = BasketAnswer['step'];

const NONE: readonly ShopError[] = [];

/** The errors of the last answer if it came from this step's form. */
export function useStepErrors(step: StepName): readonly ShopError[] {
  const answer: BasketAnswer | undefined = useActionData<typeof action>();
  return answer?.step === step ? answer.errors : NONE;
}

/** Shows the errors inside the step that was sent, so that the page does not jump away from it. */
export function StepErrors({ step }: { readonly step: StepName }): React.JSX.Element {
  return <ErrorSummary errors={useStepErrors(step)} idOf={placeOf} />;
}

/** The payment names a line that cannot be bought; its place on the page has the article number. */
export function placeOf(field: string): string {
  return field.replace(/^lineItems\./, 'p-');
}

/** The steps whose forms the page shows now. An answer to another one is shown at the top of the page. */
export function openSteps(checkout: CheckoutView, detailsOpen: boolean): ReadonlySet<StepName> {
  const { cart, deliveryOptionId, purchasesPaused, identification } = checkout;
  const mayPay = purchasesPaused === null && identification === null;
  const shown: readonly (readonly [StepName, boolean])[] = [
    ['details', detailsOpen],
    ['delivery', !detailsOpen],
    ['payment', !detailsOpen && deliveryOptionId !== null && mayPay],
    ['coupon', true],
    ['cheque', cart.cheques.length > 0],
    ['kept', cart.setAside.length > 0],
    ['prescription', cart.prescriptions.length > 0],
  ];
  return new Set(shown.flatMap(([step, isOpen]) => (isOpen ? [step] : [])));
}
