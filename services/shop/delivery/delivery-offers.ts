import { Inject, Injectable } from '@nestjs/common';

import { linesWithGifts, type CartLine, type CartState, type PickupPlace } from '../../../domain/cart/index.js';
import { isOwnStock, type OfferedDelivery, type WithDistance } from '../../../domain/delivery/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import { PiecesToHave } from '../catalogue/stocking/pieces-to-have.js';
import { deliveryOptions, hinderingLines } from './delivery-options.js';
import { OwnStockOffers, type OwnStockPlace } from './own-stock-offers.js';
import type { KnownPlace } from './places/bundled-places.js';
import { isPlaceOffered, placesNear } from './places/pickup-places.js';

type Place = WithDistance<KnownPlace>;

/** What can be chosen for a cart: the options, and the places of each. */
export interface DeliveryOffer {
  readonly options: readonly OfferedDelivery[];
  readonly places: (optionId: string) => readonly Place[];
  /** The goods that cannot be sent, whether or not they can be collected. */
  readonly hindering: readonly CartLine[];
  /** Those of them that only pharmacies have. */
  readonly onlyCollected: readonly CartLine[];
  /** The pharmacies where an order of these goods alone could be collected, the nearest first (docs/decisions/0128). */
  readonly collectedAt: readonly Place[];
}

/** All delivery options of a cart: those that carriers take, and those that a pharmacy packs itself (CHK-02). */
@Injectable()
export class DeliveryOffers {
  constructor(
    @Inject(OwnStockOffers) private readonly own: OwnStockOffers,
    @Inject(PiecesToHave) private readonly shelves: Pick<PiecesToHave, 'now'>,
  ) {}

  /** @param placeId the pharmacy whose hours the promise follows. Null for the chosen one, else the nearest */
  async of(state: CartState, postalCode: string, at: Instant, placeId: string | null = null): Promise<DeliveryOffer> {
    // Both read stock, and neither needs the other's answer.
    const [onlyCollected, having] = await Promise.all([
      this.onlyCollected(state),
      this.own.having(state, postalCode, at),
    ]);
    const sent = onlyCollected.length > 0 ? [] : deliveryOptions(state, postalCode, at);
    const wanted = placeId ?? state.pickupPlace?.placeId ?? null;
    // Its own option is for goods that nothing is sent with. Elsewhere a shopper chooses between sent and express.
    const own = sent.length > 0 ? [having.express] : [having.express, having['pharmacy-shelf']];
    // When an option takes everything, no line stands in the way.
    const hindering = sent.length > 0 ? [] : hinderingLines(state, postalCode, at, onlyCollected);
    return {
      options: [...sent, ...own.flatMap((places) => promisedBy(places, wanted))],
      places: (optionId) =>
        isOwnStock(optionId) ? having[optionId].map(({ place }) => place) : placesNear(optionId, postalCode),
      ...{ hindering, onlyCollected },
      collectedAt: await this.collectedAt(hindering, state, postalCode, at),
    };
  }

  /**
   * The chosen option as it is offered now, or why not. The stock of a pharmacy is not asked here: the view may be behind,
   * and may count what this shopper's earlier attempt to pay holds. The hold of the goods decides.
   */
  async chosen(
    { delivery, pickupPlace, ...state }: CartState,
    postalCode: string,
    at: Instant,
  ): Promise<OfferedDelivery | 'option-gone' | 'place-gone'> {
    const optionId = delivery?.optionId ?? '';
    const whole = { ...state, delivery, pickupPlace };
    const sent = deliveryOptions(whole, postalCode, at);
    if (!isOwnStock(optionId)) {
      const option = sent.find((each) => each.optionId === optionId);
      if (!option) return 'option-gone';
      return isPlaceOffered(optionId, postalCode, pickupPlace) ? option : 'place-gone';
    }
    const open = this.own.open(optionId, whole, postalCode, at);
    if (open.length === 0) return 'option-gone';
    if (optionId === 'pharmacy-shelf' && sent.length > 0 && (await this.onlyCollected(whole)).length === 0)
      return 'option-gone';
    return open.find(({ place }) => place.placeId === pickupPlace?.placeId)?.offer ?? 'place-gone';
  }

  private async collectedAt(
    lines: readonly CartLine[],
    state: CartState,
    postalCode: string,
    at: Instant,
  ): Promise<readonly Place[]> {
    if (lines.length === 0 || lines.length === linesWithGifts(state).length) return [];
    const { 'pharmacy-shelf': places } = await this.own.having({ ...state, lines, gifts: [] }, postalCode, at);
    return places.map(({ place }) => place);
  }

  /**
   * The goods that only pharmacies have. While a payment runs, it may hold the last pieces of the web shelf, so only one
   * for collection says that the web shelf lacks them.
   */
  private async onlyCollected(state: CartState): Promise<readonly CartLine[]> {
    if (state.phase === 'frozen' && state.delivery?.optionId !== 'pharmacy-shelf') return [];
    const lines = linesWithGifts(state);
    const pieces = await this.shelves.now(lines);
    return lines.filter(({ varuId }) => pieces.get(varuId)?.onlyCollected === true);
  }
}

function promisedBy(places: readonly OwnStockPlace[], wanted: string | null): readonly OfferedDelivery[] {
  const chosen = places.find(({ place }) => place.placeId === wanted) ?? places[0];
  return chosen ? [chosen.offer] : [];
}

/** Whether the chosen place is still one of those offered. An option that comes home has none. */
export function isAmong(places: readonly Place[], chosen: PickupPlace | null): boolean {
  return chosen ? places.some(({ placeId }) => placeId === chosen.placeId) : places.length === 0;
}
