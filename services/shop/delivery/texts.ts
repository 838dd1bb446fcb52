import type { DeliveryOptionId } from '../../../domain/delivery/index.js';

interface DeliveryText {
  readonly name: string;
  readonly carrier: string;
  readonly kind: 'home' | 'locker' | 'pickup' | 'pharmacy' | 'express';
}

/** The texts of CHK-02. */
export const deliveryTexts: Readonly<Record<DeliveryOptionId, DeliveryText>> = {
  postal: { name: 'Postombud', carrier: 'Postombud', kind: 'pickup' },
  locker: { name: 'Paketbox', carrier: 'Instabox', kind: 'locker' },
  pharmacy: { name: 'Hämta på apotek', carrier: 'Älgört', kind: 'pharmacy' },
  'early-bird': { name: 'Early Bird, före 07.00', carrier: 'Early Bird', kind: 'home' },
  'evening-home': { name: 'Hemleverans samma kväll', carrier: 'Kvällsbud', kind: 'home' },
  'norrland-home': { name: 'Hemleverans', carrier: 'Norrlandsbud', kind: 'home' },
  'chilled-home': { name: 'Kyld hemleverans', carrier: 'Kylbud', kind: 'home' },
};

const day = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Writes the promised days, for example "tisdag 24 november" or "24–26 november". */
export function promiseText(earliest: string, latest: string): string {
  const from = day.format(new Date(`${earliest}T00:00:00Z`));
  return earliest === latest ? from : `${from} – ${day.format(new Date(`${latest}T00:00:00Z`))}`;
}
