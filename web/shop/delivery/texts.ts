import type { TrackingStatus } from '../../../services/shop/order/contract.js';

export const freeShippingTexts = {
  reached: 'Du har fri frakt!',
  never: 'Fri frakt gäller inte för varorna i varukorgen.',
  left: (amount: string) => `Handla för ${amount} till så får du fri frakt.`,
} as const;

const NUMBERS: Readonly<Record<number, string>> = { 2: 'två', 3: 'tre' };

export const deliveryTexts = {
  widget: 'Välj leverans',
  widgetOr: 'Eller välj i listan här under.',
  split: (parcels: number) => `Din beställning kommer i ${NUMBERS[parcels] ?? parcels} paket`,
  onePrice: 'Du betalar en frakt för hela beställningen.',
  counted: (count: number, name: string) => `${name} (${count} st)`,
  chooseBelow: 'Välj leveranssätt nedan.',
  places: 'Var vill du hämta paketet?',
  choosePlace: 'Välj ställe',
  morePlaces: 'Visa fler ställen',
  away: (kilometres: number) => (kilometres < 0.1 ? 'Nära dig' : `${kilometres.toLocaleString('sv-SE')} km bort`),
  hold: (days: number) => `Paketet ligger kvar i ${days} dagar.`,
  yours: 'Ditt apotek',
  map: 'Karta över ställena. Välj ett med Enter eller mellanslag, eller i listan.',
} as const;

const COLLECTABLE = 'Finns att hämta';

/** The status in words. A parcel that waits for its customer is sent, but the customer needs to hear more. */
export function statusWords(status: TrackingStatus, collectable: boolean): string {
  return collectable && status === 'sent' ? COLLECTABLE : parcelStatuses[status];
}

/** CHK-08: how far a parcel, or an order, has come. */
export const parcelStatuses: Readonly<Record<TrackingStatus, string>> = {
  received: 'Mottagen',
  picking: 'Plockas',
  ready: 'Packad och klar',
  sent: 'Skickad',
  delivered: 'Levererad',
  cancelled: 'Makulerad',
  store_purchase: 'Köpt eller hämtad på apotek',
  not_delivered: 'Kunde inte levereras',
};
