import type { DiscountKind } from '../../../../domain/pricing/index.js';

export const discountTexts: Readonly<Record<DiscountKind, string>> = {
  campaign: 'Kampanj',
  'multi-buy': 'Flerköp',
  'member-price': 'Medlemspris',
  'member-offer': 'Medlemserbjudande',
  'personal-offer': 'Erbjudande till dig',
  coupon: 'Rabattkod',
  gift: 'Gåva',
  cheque: 'Bonuscheck',
};
