import { formatKronor, type Ore } from '../../../../domain/kernel/money.js';
import type { CollectedParcel } from '../../../../services/shop/collection/contract.js';
import type { CollectionView } from '../../../../services/shop/order/contract.js';
import { formatDay, formatMoment } from '../../../interface/words/dates.js';

/** The last day to collect, with the hour where that counts. */
export function lastTime({ lastDay, until }: Pick<CollectionView, 'lastDay' | 'until'>): string {
  return until ? formatMoment(until) : formatDay(lastDay);
}

const states: Readonly<Record<CollectionView['state'], (of: CollectionView) => string>> = {
  ready: (of) => `Finns att hämta. Hämta det senast ${lastTime(of)}, med legitimation.`,
  collected: () => 'Hämtat.',
  'not-collected': (of) => `Hämtades inte. Tiden gick ut ${lastTime(of)}.`,
  'sent-again': () => 'Skickas till samma ställe igen. Vi mejlar när det finns att hämta.',
  'came-back': () => 'Hämtades inte, och är tillbaka hos oss.',
};

export const collectionTexts = {
  title: 'Hämta paketet',
  overTitle: 'Hämtning',
  lostTitle: 'Paket som du inte fick',
  parcel: (number: string) => `Paket ${number}`,
  stateOf: ({ collection, cameBack }: CollectedParcel) => {
    if (collection) return states[collection.state](collection);
    return cameBack ? 'Kunde inte lämnas, och är tillbaka hos oss.' : 'Kunde inte lämnas.';
  },
  state: (of: CollectionView) => states[of.state](of),
  fee: (fee: Ore) =>
    `Hämtar du inte paketet går det tillbaka till oss, och vi drar ${formatKronor(fee)} från det vi betalar tillbaka. Vill du inte ha varorna ångrar du köpet innan dess, så slipper du avgiften.`,
  feeComing: (fee: Ore) =>
    `När paketet är här betalar vi tillbaka varorna minus ${formatKronor(fee)}. Varor som du ångrade innan tiden gick ut betalar vi tillbaka utan avgift.`,
  feeTaken: (fee: Ore) => `Avgift för varor som inte hämtats: ${formatKronor(fee)}. Den är avdragen.`,
  destroyed: 'Läkemedlen i paketet är förstörda. De betalas inte tillbaka och har ingen avgift.',
  again: (day: string) => `Du kan beställa paketet till samma ställe igen till och med ${formatDay(day)}.`,
  sendAgain: 'Beställ paketet igen',
  over: 'Det här paketet går inte att beställa igen nu.',
  back: 'Tillbaka till ordern',
} as const;
