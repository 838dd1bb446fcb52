import { formatKronor, type Ore } from '../../../domain/kernel/money.js';

export const cardTexts = {
  isNew: 'Nyhet',
  onlineOnly: 'Endast online',
  /** LAW-03 holds for member prices too. */
  memberPrice: (price: Ore, lowest: Ore | null) => `Medlemspris ${formatKronor(price)}${lowest === null ? '' : `, lägsta 30 dgr ${formatKronor(lowest)}`}`,
} as const;
