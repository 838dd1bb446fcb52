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

/** RX-08: an order for another person. The desk of the pharmacists says the same of it. */
export const forOthersTexts = {
  ordered: 'Beställd av',
  paid: 'Betald av',
  collects: 'Får hämta ut',
  byWarrant: 'Dig, med fullmakt',
  byGuardian: 'Dig, som vårdnadshavare',
  byBoth: 'Dig, med fullmakt och som vårdnadshavare',
  you: 'Dig',
  youOrGiver: 'Du, eller den som gav dig fullmakten',
  youAlone: 'Du',
} as const;

/** A prescription line, for who may know its patient. */
export function medicineText({ article: { name, strength, packSize }, packages }: OrderedPrescription): string {
  return `${name} ${strength}, ${packSize}${packages === 1 ? '' : ` × ${packages}`}`;
}
