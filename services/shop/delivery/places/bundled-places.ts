import type { DeliveryOptionId } from '../../../../domain/delivery/index.js';
import type { OpeningWeek } from '../../../../domain/pharmacy/index.js';
import { placeIdOf } from '../../pharmacy/pharmacy-place.js';
import type { Pharmacy } from '../../pharmacy/pharmacy.js';

/** A place where parcels of one option are collected. */
export interface KnownPlace {
  readonly placeId: string;
  readonly optionId: DeliveryOptionId;
  readonly name: string;
  readonly street: string;
  /** Five digits with a space. */
  readonly postalCode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Null for a place that is always open, such as a parcel box. */
  readonly week: OpeningWeek | null;
}

/**
 * The carriers' places, made up around the shop's own pharmacies. So the shop asks no map or address service about its
 * shoppers (LAW-06). Streets are invented.
 */
const CARRIERS = [
  { optionId: 'postal', name: 'Postombud', shops: ['Livs', 'Kiosk', 'Mataffär'], week: 'agency', streets: 2 },
  { optionId: 'agent', name: 'Butiksombud', shops: ['Bokhandel', 'Järnhandel', 'Matbutik'], week: 'mall', streets: 2 },
  { optionId: 'locker', name: 'Paketbox', shops: ['Torget', 'Stationen', 'Köpcentrum'], week: null, streets: 3 },
] as const;
const STREETS = ['Torggatan', 'Stationsgatan', 'Björkvägen', 'Kvarngatan', 'Ängsvägen', 'Skolgatan'] as const;
/** The distance in degrees from the pharmacy to a carrier's place. */
const STEP = 0.008;

/** The places around one pharmacy: the pharmacy itself, and those of each carrier. */
export function bundledPlaces(pharmacy: Pharmacy): readonly KnownPlace[] {
  const around = CARRIERS.flatMap((carrier, nth) =>
    Array.from({ length: carrier.streets }, (_, index) => carriersPlace(pharmacy, carrier, nth, index)),
  );
  return pharmacy.isAgency ? around : [pharmacyPlace(pharmacy), ...around];
}

function pharmacyPlace({ id, name, address, postalCode, city, latitude, longitude, week }: Pharmacy): KnownPlace {
  const placeId = placeIdOf({ id });
  return { placeId, optionId: 'pharmacy', name, street: address, postalCode, city, latitude, longitude, week };
}

function carriersPlace(
  { id, postalCode, city, latitude, longitude }: Pharmacy,
  { optionId, name, shops, week }: (typeof CARRIERS)[number],
  nth: number,
  index: number,
): KnownPlace {
  const number = Number(id);
  const turn = ((number * 47 + nth * 120 + index * 67) * Math.PI) / 180;
  const shop = shops[(number + index) % shops.length] ?? '';
  const street = STREETS[(number + nth * 2 + index) % STREETS.length] ?? '';
  return {
    placeId: `${optionId}-${id}-${index + 1}`,
    optionId,
    name: `${name} ${shop} ${city}`,
    street: `${street} ${1 + ((number * 7 + nth * 5 + index * 11) % 48)}`,
    ...{ postalCode, city, week },
    latitude: rounded(latitude + STEP * Math.sin(turn)),
    longitude: rounded(longitude + 2 * STEP * Math.cos(turn)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
