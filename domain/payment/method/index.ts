export { legacyKeywords, methodNamed, paymentMethods, type LegacyKeyword, type PaymentMethod } from './keywords.js';
export { offerMethods, type MethodOffer, type Payer, type Withholding } from './offer.js';
export { captureOf, methodRules, ruleOfMethod, type MethodRule } from './rules.js';
export { isStillShown, paymentExpiresAt, paymentTerms, type PaymentTerms } from './terms.js';
