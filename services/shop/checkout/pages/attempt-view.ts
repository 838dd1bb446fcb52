import { ruleOfMethod, type PaymentState } from '../../../../domain/payment/index.js';
import { asTheShopperKnows, failureText } from '../payment/payment-outcome.js';
import { attemptTexts as texts } from '../texts.js';
import type { ShopError } from '../../../foundation/problem/result-contract.js';

/** Returns the message about a failed attempt to pay: how it ended, and what happens with the money. */
export function attemptProblems(last: PaymentState | null): readonly ShopError[] {
  const state = last && asTheShopperKnows(last);
  const message = state && failureText(state);
  if (!message) return [];
  return [
    { code: failureCode(state), title: titleOf(state), message },
    { code: 'PAYMENT_MONEY', message: moneyText(state) },
  ];
}

/**
 * The method of the failed attempt, which the page chooses again. Null when it did not fail, and for credit, which is
 * never preselected (LAW-02).
 */
export function lastMethod(last: PaymentState | null): string | null {
  if (!last?.started || attemptProblems(last).length === 0) return null;
  const { method, startedAt } = last.started;
  return ruleOfMethod(method, startedAt)?.credit === false ? method : null;
}

export function failureCode({ phase }: PaymentState): 'PAYMENT_REFUSED' | 'PAYMENT_CANCELLED' {
  return phase === 'refused' ? 'PAYMENT_REFUSED' : 'PAYMENT_CANCELLED';
}

function titleOf({ phase, cancellation }: PaymentState): string {
  if (phase === 'refused') return texts.refused;
  if (cancellation === 'timed-out') return texts.timedOut;
  return cancellation === 'error' ? texts.error : texts.cancelled;
}

/**
 * Returns the text about the money. A phone or a bank may still approve an abandoned payment. The money is then
 * refunded.
 */
function moneyText({ phase, pspReference, late }: PaymentState): string {
  if (pspReference || late.length > 0) return texts.goesBack;
  return phase === 'refused' ? texts.nothingDrawn : texts.nothingReceived;
}
