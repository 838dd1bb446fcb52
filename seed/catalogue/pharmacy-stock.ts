import type { Product } from '../../domain/catalogue/index.js';
import type { PharmacyStock } from '../../domain/product/index.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { random, seedFor } from './random.js';

/** Share of the pharmacies that keep a product which is sold in stores at all. */
const SHARE = 0.25;

export function pharmacyStock({ varuId, inStores }: Product): PharmacyStock {
  if (!inStores) return {};
  const chance = random(seedFor(Number(varuId), 13));
  const first = chance.pick(PHARMACIES);
  const kept = PHARMACIES.filter((pharmacy) => pharmacy === first || chance.chance(SHARE));
  return Object.fromEntries(kept.map(({ gln }) => [gln, chance.between(1, 12)]));
}
