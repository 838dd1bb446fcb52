import type { DeliveryOptionId, OfferedDelivery, ParcelKind } from '../../../domain/delivery/index.js';

interface DeliveryText {
  readonly name: string;
  readonly carrier: string;
  readonly kind: 'home' | 'locker' | 'pickup' | 'pharmacy' | 'express';
}

/** The texts of CHK-02. */
export const deliveryTexts: Readonly<Record<DeliveryOptionId, DeliveryText>> = {
  postal: { name: 'Postombud', carrier: 'Postombud', kind: 'pickup' },
  agent: { name: 'Butiksombud', carrier: 'Paketbud', kind: 'pickup' },
  locker: { name: 'Paketbox', carrier: 'Instabox', kind: 'locker' },
  pharmacy: { name: 'Hämta på apotek', carrier: 'Älgört', kind: 'pharmacy' },
  'early-bird': { name: 'Early Bird', carrier: 'Early Bird', kind: 'home' },
  'evening-home': { name: 'Hemleverans samma kväll', carrier: 'Kvällsbud', kind: 'home' },
  'norrland-home': { name: 'Hemleverans', carrier: 'Norrlandsbud', kind: 'home' },
  'property-boundary': { name: 'Hemleverans till tomtgränsen', carrier: 'Tungbud', kind: 'home' },
  'chilled-home': { name: 'Kyld hemleverans', carrier: 'Kylbud', kind: 'home' },
  express: { name: 'Expresshämtning på apotek', carrier: 'Älgört', kind: 'express' },
  'pharmacy-shelf': { name: 'Hämta på apotek som har varorna', carrier: 'Älgört', kind: 'pharmacy' },
};

const day = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What a parcel holds, told without its goods, because mails and labels may be seen by others. */
export const parcelTexts: Readonly<Record<ParcelKind, string>> = {
  ambient: 'Övriga varor',
  prescription: 'Receptvaror',
  chilled: 'Kylda varor',
};

export const placeTexts = { always: 'Öppet dygnet runt' } as const;

type Promised = Pick<OfferedDelivery, 'optionId' | 'earliest' | 'latest' | 'handover' | 'toBoundary'>;

/**
 * Writes the promised days and hours, for example "tisdag 24 november kl. 17.00–22.00". Heavy goods come only to the
 * property boundary, which the name of one option says already.
 */
export function promiseText({ optionId, earliest, latest, handover, toBoundary }: Promised): string {
  const from = day.format(new Date(`${earliest}T00:00:00Z`));
  const days = earliest === latest ? from : `${from} – ${day.format(new Date(`${latest}T00:00:00Z`))}`;
  const when = handover ? `${days} ${hoursText(handover)}` : days;
  return toBoundary && optionId !== 'property-boundary' ? `${when}, till tomtgränsen` : when;
}

/** Times are written with a full stop in Swedish. */
function hoursText({ from, to }: NonNullable<OfferedDelivery['handover']>): string {
  const [begin, end] = [from, to].map((time) => time?.replace(':', '.'));
  return begin ? `kl. ${begin}–${end}` : `före kl. ${end}`;
}
