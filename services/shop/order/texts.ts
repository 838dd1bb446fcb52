import type { OrderedPrescription } from '../../../domain/order/index.js';

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

/** A prescription line, for who may know its patient. */
export function medicineText({ article: { name, strength, packSize }, packages }: OrderedPrescription): string {
  return `${name} ${strength}, ${packSize}${packages === 1 ? '' : ` × ${packages}`}`;
}
