import { Inject, Injectable } from '@nestjs/common';

import { linesWithGifts, type CartLine, type CartState } from '../../../domain/cart/index.js';
import {
  OWN_STOCK_OPTIONS,
  offerOwnStock,
  ownStockRule,
  readyAt,
  type OfferedDelivery,
  type OwnStockOptionId,
  type WithDistance,
} from '../../../domain/delivery/index.js';
import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import { OpeningHoursSource } from '../pharmacy/opening-hours-source.js';
import { pharmacyAt } from '../pharmacy/pharmacy-place.js';
import { PharmacyStock, type StockByGln } from '../pharmacy/pharmacy-stock.js';
import type { KnownPlace } from './places/bundled-places.js';
import { placesNear } from './places/pickup-places.js';

/** A pharmacy that packs the order itself, and what it promises. */
export interface OwnStockPlace {
  readonly place: WithDistance<KnownPlace>;
  readonly offer: OfferedDelivery;
}

/** Which pharmacies near the receiver pack a cart from their own stock, and when it is ready there (CHK-02). */
@Injectable()
export class OwnStockOffers {
  constructor(
    @Inject(PharmacyStock) private readonly stock: PharmacyStock,
    @Inject(OpeningHoursSource) private readonly hours: OpeningHoursSource,
  ) {}

  /** The pharmacies that have all goods now, the nearest first, by option. */
  async having(
    state: CartState,
    postalCode: string,
    at: Instant,
  ): Promise<Readonly<Record<OwnStockOptionId, readonly OwnStockPlace[]>>> {
    const [express, shelf] = OWN_STOCK_OPTIONS.map((optionId) => this.open(optionId, state, postalCode, at));
    const lines = linesWithGifts(state);
    const isOffered = (express ?? []).length + (shelf ?? []).length > 0;
    const stock = isOffered ? await this.stock.of(lines.map(({ varuId }) => varuId)) : new Map<string, StockByGln>();
    const withGoods = (places: readonly OwnStockPlace[] = []) => places.filter(hasAll(stock, lines));
    return { express: withGoods(express), 'pharmacy-shelf': withGoods(shelf) };
  }

  /** The pharmacies whose hours and distance fit. Their stock is not asked. */
  open(optionId: OwnStockOptionId, state: CartState, postalCode: string, at: Instant): readonly OwnStockPlace[] {
    const lines = linesWithGifts(state);
    const { mostKilometres } = ownStockRule.on(stockholmDate(at))[optionId];
    return placesNear('pharmacy', postalCode).flatMap((place) => {
      const pharmacy = pharmacyAt(place.placeId);
      if (!pharmacy || place.distance > mostKilometres) return [];
      const ready = readyAt(optionId, (date) => this.hours.on(pharmacy, date), at);
      const offer = ready === null ? null : offerOwnStock(optionId, { lines, at }, ready);
      return offer ? [{ place, offer }] : [];
    });
  }
}

/** Whether a pharmacy has every piece. The same product may stand in two lines, of which one is a gift. */
function hasAll(stock: ReadonlyMap<string, StockByGln>, lines: readonly CartLine[]) {
  const wanted = new Map<string, number>();
  for (const { varuId, quantity } of lines) wanted.set(varuId, (wanted.get(varuId) ?? 0) + quantity);
  return ({ place }: Pick<OwnStockPlace, 'place'>): boolean => {
    const gln = pharmacyAt(place.placeId)?.gln ?? '';
    return [...wanted].every(([varuId, quantity]) => (stock.get(varuId)?.[gln] ?? 0) >= quantity);
  };
}
