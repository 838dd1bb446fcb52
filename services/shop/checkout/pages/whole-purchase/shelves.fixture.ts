import { availableAt, availableStock, product } from '../../../../../domain/product/index.js';
import type { Uuid } from '../../../../../domain/kernel/index.js';
import { PiecesToHave } from '../../../catalogue/stocking/pieces-to-have.js';
import { DeliveryOffers } from '../../../delivery/delivery-offers.js';
import { OwnStockOffers } from '../../../delivery/own-stock-offers.js';
import { placesNear } from '../../../delivery/places/pickup-places.js';
import { pharmacyAt } from '../../../pharmacy/pharmacy-place.js';
import { PRODUCTS } from '../one-price-goods.fixture.js';
import type { Memory } from './memory.fixture.js';

/** Few pieces of each product on each shelf, so that many histories sell the last one. */
export const PIECES = 6;

/** In Stockholm, Kalmar, Umeå, Kiruna and Visby. Together they are in and out of each carrier's area. */
export const POSTCODES = ['11820', '39231', '90325', '98130', '62156'] as const;

/** Two pieces of it are too heavy for what a shopper carries. */
const HEAVY = 9;

export const GOODS = PRODUCTS.map((each, nth) => (nth === HEAVY ? { ...each, weightGrams: 11_000 } : each));

/** The pharmacies that a shopper of these postcodes comes to first, and that pack from their own stock. */
export const PHARMACIES: readonly string[] = [
  ...new Set(
    POSTCODES.flatMap((code) => placesNear('pharmacy', code).slice(0, 2)).flatMap(({ placeId }) => {
      const pharmacy = pharmacyAt(placeId);
      return pharmacy && !pharmacy.isAgency ? [pharmacy.gln] : [];
    }),
  ),
];

export function stockShelves(memory: Memory): void {
  const pharmacies = Object.fromEntries(PHARMACIES.map((gln) => [gln, PIECES]));
  for (const { varuId } of GOODS)
    memory.begin(product, varuId, { ...product.initial, description: {} as never, stock: { web: PIECES, pharmacies } });
}

/** The shop's own offers of delivery, over shelves in memory and pharmacies that are open by day. */
export function deliveryOffers(memory: Memory): DeliveryOffers {
  const stock = {
    of: async (ids: readonly Uuid[]) =>
      new Map(
        ids.map((varuId) => {
          const { stock: counted, holds } = memory.now(product, varuId);
          const left = Object.entries(counted?.pharmacies ?? {}).map(
            ([gln, pieces]) => [gln, availableAt(gln, pieces, [...holds.values()])] as const,
          );
          return [varuId, Object.fromEntries(left)];
        }),
      ),
  };
  const hours = { on: (_: unknown, date: string) => ({ date, opens: '08:00', closes: '20:00' }) };
  const catalogue = {
    webStock: async (ids: readonly string[]) =>
      new Map(ids.map((varuId) => [varuId, availableStock(memory.now(product, varuId))])),
  };
  const own = new OwnStockOffers(stock as never, hours as never);
  return new DeliveryOffers(own, new PiecesToHave(catalogue, stock as never));
}
