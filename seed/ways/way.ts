import type { DeliveryOptionId } from '../../domain/delivery/index.js';
import type { BankScript } from '../floor/scripted-payments.js';
import type { GoodsKind } from '../floor/special-goods.js';
import type { SeededMethod } from '../lives/purchase.js';
import type { Place } from '../people/places.js';
import type { Life } from '../timetable.js';
import type { MoneyWay } from './money-way.js';

/** What happens to an order after its payment began. */
export type Course = (way: MoneyWay) => Life;

/** One purchase that shows something of the shop. */
export interface Way {
  readonly goods: GoodsKind;
  readonly optionId: DeliveryOptionId;
  readonly place: Place;
  readonly method: SeededMethod;
  readonly script: BankScript;
  readonly course: Course;
}

export const STOCKHOLM: Place = { postalCode: '11122', city: 'Stockholm' };
export const NORRKÖPING: Place = { postalCode: '60221', city: 'Norrköping' };
const KIRUNA: Place = { postalCode: '98132', city: 'Kiruna' };

/** Where each delivery is bought, and with which goods. A new option does not compile without a line. */
export const DELIVERIES: Readonly<Record<DeliveryOptionId, Pick<Way, 'goods' | 'place'>>> = {
  postal: { goods: 'ordinary', place: NORRKÖPING },
  agent: { goods: 'ordinary', place: NORRKÖPING },
  locker: { goods: 'ordinary', place: NORRKÖPING },
  pharmacy: { goods: 'ordinary', place: STOCKHOLM },
  'early-bird': { goods: 'ordinary', place: STOCKHOLM },
  'evening-home': { goods: 'ordinary', place: STOCKHOLM },
  'norrland-home': { goods: 'ordinary', place: KIRUNA },
  'property-boundary': { goods: 'heavy', place: NORRKÖPING },
  'chilled-home': { goods: 'cold', place: STOCKHOLM },
  express: { goods: 'one piece', place: STOCKHOLM },
  'pharmacy-shelf': { goods: 'at a pharmacy', place: STOCKHOLM },
};

export const ORDINARY = {
  goods: 'ordinary',
  optionId: 'agent',
  place: NORRKÖPING,
  method: 'scheme',
  script: 'taken',
} as const;

/** Goods in two parcels: one to collect, and one that comes cold to the door. */
export const SPLIT = { ...ORDINARY, goods: 'beside cold', place: STOCKHOLM } as const;
