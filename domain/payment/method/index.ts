export {
  billsLines,
  legacyKeywords,
  methodNamed,
  paymentMethods,
  type LegacyKeyword,
  type PaymentMethod,
} from './keywords.js';
export {
  effectiveRate,
  invoicePlan,
  lateCost,
  lateRate,
  longestPlan,
  type InvoiceChoice,
  type InvoicePlan,
} from './invoice-plan.js';
export { invoiceRefusal, type InvoiceRefusal } from './invoice-refusal.js';
export { invoiceTerms, noticeWays, type InvoiceTerms, type NoticeWay } from './invoice-terms.js';
export { offerMethods, type MethodOffer, type Payer, type Withholding } from './offer.js';
export { captureOf, isBilled, methodRules, ruleOfMethod, type MethodRule } from './rules.js';
export { isStillShown, paymentExpiresAt, paymentTerms, type PaymentTerms } from './terms.js';
