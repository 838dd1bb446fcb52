/** The finance company's words for a refused invoice, by what the shopper is told (CHK-04). */
const KINDS = {
  'not-approved': ['Denied', 'CreditCheckDenied', 'AddressNotFound', 'ReservationNotApproved'],
  'too-large': ['AmountAboveMaximumCredit'],
  'person-differs': ['AgreementRulesValidationFailed'],
} as const;

export type InvoiceRefusal = keyof typeof KINDS | 'technical';

export function invoiceRefusal(reason: string | null): InvoiceRefusal {
  const found = Object.entries(KINDS).find(([, words]) => (words as readonly string[]).includes(reason ?? ''));
  return found ? (found[0] as keyof typeof KINDS) : 'technical';
}
