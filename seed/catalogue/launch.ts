import { addDays, type BusinessDate } from '../../domain/kernel/index.js';
import type { Product } from '../../domain/catalogue/index.js';
import type { Draft } from './draft.js';
import { shelfPrice } from './price.js';
import type { Random } from './random.js';

type Launched = Pick<
  Product,
  | 'price'
  | 'discountPrice'
  | 'lowestPrice30Days'
  | 'webStock'
  | 'inStores'
  | 'newUntil'
  | 'isWebUnique'
  | 'ratingTenths'
  | 'ratingCount'
  | 'popularity'
  | 'addedOn'
>;

const NEW_FOR_DAYS = 45;

export function launch(draft: Draft, appeal: number, chance: Random, on: BusinessDate): Launched {
  const price = shelfPrice(draft.kronor);
  const age = chance.chance(0.06) ? chance.between(1, NEW_FOR_DAYS) : chance.between(NEW_FOR_DAYS + 1, 1800);
  const isWebUnique = draft.type === 'Ha' && chance.chance(0.07);
  const inWebStock = chance.chance(0.94);
  const ratingCount = draft.type === 'Rx' || age < 10 ? 0 : Math.floor(Math.pow(chance.next(), 4) * (40 + appeal));
  return {
    price,
    ...campaign(draft, price, chance),
    webStock: inWebStock ? chance.between(3, 400) : 0,
    inStores: !isWebUnique && chance.chance(inWebStock ? 0.92 : 0.5),
    newUntil: age <= NEW_FOR_DAYS ? addDays(on, NEW_FOR_DAYS - age) : null,
    isWebUnique,
    ratingTenths: ratingCount > 0 ? Math.min(50, Math.round(34 + Math.sqrt(chance.next()) * 16)) : null,
    ratingCount,
    popularity: Math.round(appeal + chance.next() * 100),
    addedOn: addDays(on, -age),
  };
}

/**
 * A reduced price for some products, but never for prescription items (LAW-01). The lowest price of 30 days is the
 * price before the reduction (LAW-03).
 */
function campaign(draft: Draft, price: number, chance: Random): Pick<Launched, 'discountPrice' | 'lowestPrice30Days'> {
  const reduced = chance.chance(0.09) && draft.type !== 'Rx' && !draft.flags.includes('Nicotine');
  const discountPrice = shelfPrice((price / 100) * chance.pick([0.9, 0.85, 0.8, 0.75, 0.7]));
  if (!reduced || discountPrice >= price) return { discountPrice: null, lowestPrice30Days: null };
  const earlier = chance.chance(0.2) ? shelfPrice((price / 100) * 0.95) : price;
  return { discountPrice, lowestPrice30Days: Math.max(discountPrice, Math.min(price, earlier)) };
}
