import { accept, reject, unchanged } from '../../kernel/index.js';
import { chosenPlan } from '../invoice/chosen-plan.js';
import type { InvoiceProduct } from '../invoice/events.js';
import type { InvoiceChoice } from '../method/invoice-plan.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

/** Records the plan that the shopper chose, before the finance company is asked. The shop keeps the first choice. */
export interface ChooseInvoicePlan extends InvoiceChoice {
  readonly type: 'ChooseInvoicePlan';
  readonly product: InvoiceProduct;
}

export function chooseInvoicePlan(command: ChooseInvoicePlan, state: PaymentState): PaymentDecision {
  const { product, months, notice } = command;
  const { started, invoice } = state;
  if (!started) return reject({ type: 'PaymentUnknown' });
  if (started.method !== product) return reject({ type: 'MethodDiffers', field: 'method', expected: started.method });
  if (invoice.plan || !isUndecided(state)) return unchanged;
  // The terms are those of the order, so that a retry after midnight chooses the same plan.
  const plan = chosenPlan(product, { months, notice }, { amount: started.amount, at: started.startedAt });
  return plan
    ? accept({ type: 'InvoicePlanChosen', data: plan })
    : reject({ type: 'InvoicePlanInvalid', field: 'months' });
}
