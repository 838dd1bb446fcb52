import { cardBrands } from '../../../../domain/checkout/index.js';
import { isPausable } from '../../../../domain/pause/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import {
  invoiceTerms,
  methodNamed,
  type InvoiceTerms,
  type MethodOffer,
  type MethodRule,
} from '../../../../domain/payment/index.js';
import { parse } from '../../../access/http/valid.js';
import type { PauseTextOf } from '../../../access/pause/pauses.js';
import type { StoredCard } from '../../../partners/adyen/gateway.js';
import { invalidField } from '../checkout-problem.js';
import type { PayCommand, PaymentMethodView, StoredCardView } from '../contract.js';
import type { PayRequest } from '../pay-request.js';
import { invoiceCost, planOf, type CreditSum } from './invoice-cost.js';
import { withheldText } from '../payment/offered-methods.js';
import { sealedCard } from '../payment/payment-schemas.js';
import { checkoutTexts, methodText } from '../texts.js';

/** The methods of the payment step. One that is not offered stands with its reason where a shopper would expect it. */
export function methodViews(
  { offered, withheld }: MethodOffer,
  textOf: PauseTextOf,
  sum: CreditSum,
  terms = invoiceTerms.on(stockholmDate(sum.at)),
): readonly PaymentMethodView[] {
  const paused = ({ method }: MethodRule) => (isPausable(method) ? textOf(`payment-method/${method}`) : null);
  return [
    ...offered.map((rule) => ({
      ...viewOf(rule, terms),
      blockedReason: paused(rule),
      opensByLogin: false,
      cost: invoiceCost(rule.method, sum, terms),
    })),
    ...withheld.map(({ rule, reason }) => ({
      ...viewOf(rule, terms),
      blockedReason: withheldText(rule, reason, sum.at),
      opensByLogin: reason === 'needs-identification',
      cost: null,
    })),
  ];
}

function viewOf({ method, credit }: MethodRule, terms: InvoiceTerms) {
  return {
    methodId: method,
    ...methodText(method, terms),
    credit,
    brands: method === 'scheme' ? cardBrands : [],
  };
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
};

export function cardView({ id, brand, lastFour, expiryMonth, expiryYear }: StoredCard): StoredCardView {
  const name = `${BRANDS[brand] ?? brand} •••• ${lastFour}`;
  return { id, name, validThrough: `${expiryMonth.padStart(2, '0')}/${expiryYear.slice(-2)}` };
}

/** Returns the payment method of the page's form. Without encrypted fields the partner's own page asks for the card. */
export function methodOf({ methodId, card, storedCardId, invoicePlan }: PayCommand): PayRequest['method'] {
  const method = methodNamed(methodId);
  switch (method) {
    case 'scheme':
      if (storedCardId) return { type: method, storedPaymentMethodId: storedCardId };
      return card ? parse(sealedCard, { type: method, ...card }) : { type: method, at: 'partner' };
    case 'applepay':
    case 'googlepay':
      return { type: method, at: 'partner' };
    case 'Invoice14Days':
      return { type: method };
    case 'InvoiceMonthly':
      return { type: method, ...planOf(invoicePlan) };
    case 'swish':
    case 'trustly':
    case 'klarna':
    case 'klarna_account':
    case 'klarna_paynow':
    case 'Free':
      return { type: method };
    default:
      throw invalidField('methodId', 'PAYMENT_METHOD_UNKNOWN', checkoutTexts.methodUnknown);
  }
}
