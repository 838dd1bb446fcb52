/** The keywords of the payment methods (CHK-03). Orders, payments and partners use them. */
export const paymentMethods = [
  'scheme',
  'swish',
  'trustly',
  'klarna_paynow',
  'applepay',
  'googlepay',
  'klarna',
  'klarna_account',
  'Invoice14Days',
  'InvoiceMonthly',
  'Algortkonto',
  'Kampanjfaktura',
  'SubscribePayment',
  'Free',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether captures and refunds of the method must say what they are for. Klarna shows the lines to the shopper. */
export function billsLines(method: string): boolean {
  return method.startsWith('klarna');
}

/** The words of the legacy checkout for methods that have a newer keyword. */
export const legacyKeywords = {
  Faktura14dagar: 'Invoice14Days',
  PartPayment: 'InvoiceMonthly',
} as const satisfies Readonly<Record<string, PaymentMethod>>;

export type LegacyKeyword = keyof typeof legacyKeywords;

/** Returns the method of a keyword of either generation. Null for an unknown word. */
export function methodNamed(keyword: string): PaymentMethod | null {
  if (Object.hasOwn(legacyKeywords, keyword)) return legacyKeywords[keyword as LegacyKeyword];
  return paymentMethods.find((method) => method === keyword) ?? null;
}
