import type { PickupPlace } from '../../../../domain/cart/index.js';
import type { WithDistance } from '../../../../domain/delivery/index.js';
import type { PickupPlaceView } from '../contract.js';
import { weekShown } from '../../pharmacy/hours-shown.js';
import { placeTexts } from '../texts.js';
import type { KnownPlace } from './bundled-places.js';

/** The place as a cart and an order keep it. */
export function chosenPlace({ placeId, name, street, postalCode, city }: KnownPlace): PickupPlace {
  return { placeId, name, street, postalCode, city };
}

export function placeView(place: WithDistance<KnownPlace>): PickupPlaceView {
  const { latitude, longitude, distance, week } = place;
  const hours = week === null ? [placeTexts.always] : weekShown(week).map((line) => `${line.days} ${line.hours}`);
  return { ...chosenPlace(place), latitude, longitude, distance, hours };
}
