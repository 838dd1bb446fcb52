import type { OrderedPrescription } from '../../../domain/order/index.js';

export const dispensingTexts = {
  medicine: ({ article: { name, strength, packSize }, packages }: OrderedPrescription) =>
    `${name} ${strength}, ${packSize}${packages === 1 ? '' : ` × ${packages}`}`,
} as const;
