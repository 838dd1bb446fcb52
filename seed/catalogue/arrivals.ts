import type { Product } from '../../domain/catalogue/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import { arrivalOf, type Arrival } from '../../services/shop/catalogue/stocking/arrival.js';
import { STOCKED_ON } from './generate.js';
import { pharmacyStock } from './pharmacy-stock.js';
import { priceStory } from './price-history.js';

/** Generated products with earlier prices and pharmacy stock; `on` is the day they were generated for. */
export function* generatedArrivals(products: Iterable<Product>, on: BusinessDate = STOCKED_ON): Generator<Arrival> {
  for (const product of products) yield { ...arrivalOf(product, pharmacyStock(product)), ...priceStory(product, on) };
}
