/** The rows of the confirmation mail. */
export const mailSumTexts = {
  pieces: (quantity: number, name: string) => `${quantity} st ${name}`,
  medicines: (quantity: number) => `${quantity} st läkemedel`,
  campaign: 'Rabatt',
  coupon: 'Rabattkod',
  cheque: 'Bonuscheck',
  shipping: 'Frakt',
  total: 'Summa',
  vat: (rate: number) => `varav moms ${rate} %`,
} as const;

/** Why an order was not bought again. */
export const historyTexts = { orderUnknown: 'Ordern finns inte i din köphistorik.' } as const;
