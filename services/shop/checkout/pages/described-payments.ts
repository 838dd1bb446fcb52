import { cardBrands } from '../../../../domain/checkout/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import {
  invoiceTerms,
  lateRate,
  methodRules,
  type InvoiceTerms,
  type MethodRule,
} from '../../../../domain/payment/index.js';
import type { DescribedPayments } from '../contract.js';
import { methodText } from '../texts.js';

/** What the help page prints on a day. */
export function describedPayments(on: BusinessDate): DescribedPayments {
  return describedRules(methodRules.on(on).methods, invoiceTerms.on(on), cardBrands);
}

/** Describes the rules of payment for the help page, so that page and checkout have the same figures (CHK-18). */
export function describedRules(
  methods: readonly MethodRule[],
  terms: InvoiceTerms,
  brands: readonly string[],
): DescribedPayments {
  const offered = methods.filter((rule) => rule.offered && rule.method !== 'Free');
  const { daysToPay, inFull, inParts, mostMonths, leastPart, reminderFee } = terms;
  return {
    methods: offered.map(({ method, capture, credit, identified, most, partner }) => ({
      ...{ methodId: method, atOnce: capture === 'at-once', credit, identified, most, invoice: partner === 'finance' },
      name: methodText(method, terms).name,
    })),
    brands,
    banks: offered.flatMap(({ bank }) => bank ?? []),
    invoice: { daysToPay, inFull, inParts, mostMonths, leastPart, reminderFee, lateRate: lateRate(terms) },
  };
}
