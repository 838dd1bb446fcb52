import type { Product } from '../../domain/catalogue/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import { arrivalOf, type Arrival } from '../../services/shop/catalogue/stocking/arrival.js';
import { STOCKED_ON } from './generate.js';
import { priceStory } from './price-history.js';
import type { PharmacyStock } from '../../domain/product/index.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { isPrescriptionGood, prescriptionArrivals } from './prescription-goods.js';
import { random, seedFor } from './random.js';

/**
 * Turns generated products into imports, with their earlier prices and pharmacy stock. `on` is the date of generation.
 */
export function* generatedArrivals(products: Iterable<Product>, on: BusinessDate = STOCKED_ON): Generator<Arrival> {
  for (const product of products) yield { ...arrivalOf(product, pharmacyStock(product)), ...priceStory(product, on) };
}

/**
 * All goods of a shop: the generated ones, and those of the national month list. A generated product whose number is on
 * that list is left out.
 */
export function* shopArrivals(products: Iterable<Product>, on: BusinessDate = STOCKED_ON): Generator<Arrival> {
  for (const arrival of generatedArrivals(products, on))
    if (!isPrescriptionGood(arrival.description.varuId)) yield arrival;
  yield* prescriptionArrivals(on);
}

/** The share of pharmacies that stock each product that is sold in pharmacies. */
const SHARE = 0.25;

function pharmacyStock({ varuId, inStores }: Product): PharmacyStock {
  if (!inStores) return {};
  const chance = random(seedFor(Number(varuId), 13));
  const first = chance.pick(PHARMACIES);
  const kept = PHARMACIES.filter((pharmacy) => pharmacy === first || chance.chance(SHARE));
  return Object.fromEntries(kept.map(({ gln }) => [gln, chance.between(1, 12)]));
}
