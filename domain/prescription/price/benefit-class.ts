import type { VatClass } from '../../catalogue/vat.js';
import { dated, type Ore } from '../../kernel/index.js';

/** What a product is to the benefit. `none` is outside of it. */
export type BenefitClass = 'medicine' | 'contraceptive' | 'insulin' | 'consumable' | 'stoma' | 'food' | 'none';

/** How a customer pays for products of a class. */
export type ClassPayment =
  | { readonly by: 'ladder'; readonly freeUnderAge: number }
  | { readonly by: 'free' }
  /** A fixed fee for each dispensing, under an age. From that age on, the product is outside the benefit. */
  | { readonly by: 'fixed'; readonly fee: Ore; readonly underAge: number }
  | { readonly by: 'whole-price' };

interface ClassRule {
  readonly payment: ClassPayment;
  readonly vatClass: VatClass;
}

/**
 * RX-05: 19 § of the ordinance 2016:1284 frees children and consumables. That insulin is free must be verified
 * (docs/decisions/0155-what-is-known-of-the-ladder.md).
 */
export const benefitClassRule = dated<Readonly<Record<BenefitClass, ClassRule>>>('benefit-class', [
  {
    from: '2024-01-01',
    value: {
      medicine: { payment: { by: 'ladder', freeUnderAge: 18 }, vatClass: 'prescription' },
      contraceptive: { payment: { by: 'ladder', freeUnderAge: 21 }, vatClass: 'prescription' },
      insulin: { payment: { by: 'free' }, vatClass: 'prescription' },
      consumable: { payment: { by: 'free' }, vatClass: 'goods' },
      stoma: { payment: { by: 'ladder', freeUnderAge: 18 }, vatClass: 'goods' },
      food: { payment: { by: 'fixed', fee: 12_000, underAge: 16 }, vatClass: 'food' },
      none: { payment: { by: 'whole-price' }, vatClass: 'prescription' },
    },
  },
]);
