import { formatKronor, type Ore } from '../../../domain/kernel/money.js';

export const cardTexts = {
  isNew: 'Nyhet',
  forChildren: 'Barn',
  onlineOnly: 'Endast online',
  memberPrice: (price: Ore) => `Medlemspris ${formatKronor(price)}`,
  /** The lowest price of the last thirty days, which the law requires beside a member price too (LAW-03). */
  memberLowest: (lowest: Ore) => ` Lägsta 30 dgr ${formatKronor(lowest)}`,
} as const;
