import type { PickupPlace } from '../../../../domain/cart/index.js';
import { isOwnStock } from '../../../../domain/delivery/index.js';
import { isForgotten, type Forgotten } from '../../../../domain/kernel/index.js';
import { pharmacyAt } from '../../pharmacy/pharmacy-place.js';

interface Chosen {
  readonly delivery: { readonly optionId: string } | null;
  readonly pickupPlace: PickupPlace | Forgotten | null;
}

/** The location number of the pharmacy whose own stock a cart or an order is sold from. Null for the web shelf. */
export function shelfOf({ delivery, pickupPlace }: Chosen): string | null {
  if (!delivery || !isOwnStock(delivery.optionId)) return null;
  const pharmacy = pickupPlace && !isForgotten(pickupPlace) ? pharmacyAt(pickupPlace.placeId) : undefined;
  if (!pharmacy) throw new Error(`nobody knows which pharmacy packs an order with ${delivery.optionId}`);
  return pharmacy.gln;
}
