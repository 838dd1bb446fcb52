import { formatKronor, type Ore } from '../../../domain/kernel/money.js';

export const cardTexts = {
  isNew: 'Nyhet',
  onlineOnly: 'Endast online',
  memberPrice: (price: Ore) => `Medlemspris ${formatKronor(price)}`,
  /** LAW-03: a member price also needs the lowest price of the last thirty days. */
  memberLowest: (lowest: Ore) => ` Lägsta 30 dgr ${formatKronor(lowest)}`,
} as const;
