/** A point on the map (WGS 84). */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place that is farther away is offered only where no place is nearer. */
const NEAR_KM = 30;
const MOST_PLACES = 8;
const FAR_PLACES = 3;
const EARTH_KM = 6_371;

export type WithDistance<Place> = Place & { readonly distance: number };

/**
 * The places where a parcel may be collected, the nearest first (CHK-02). A shopper may choose one of these and no
 * other.
 */
export function nearEnough<Place extends Spot>(places: readonly Place[], from: Spot): readonly WithDistance<Place>[] {
  const nearest = places
    .map((place) => ({ ...place, distance: kilometres(from, place) }))
    .sort((one, other) => one.distance - other.distance);
  const near = nearest.filter(({ distance }) => distance <= NEAR_KM).slice(0, MOST_PLACES);
  return near.length > 0 ? near : nearest.slice(0, FAR_PLACES);
}

/** The distance as the crow flies, in kilometres with one decimal. */
export function kilometres(one: Spot, other: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const halfLongitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfLongitude ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(chord)) * 10) / 10;
}

/** The spot of a postcode is that of the nearest known one, because postcodes are given out along the roads. */
export function spotOf<Known extends Spot & { readonly postalCode: string }>(
  postalCode: string,
  known: readonly Known[],
): Known {
  const asked = digits(postalCode);
  const far = (place: Known): number => Math.abs(digits(place.postalCode) - asked);
  return known.reduce((best, place) => (far(place) < far(best) ? place : best));
}

function digits(postalCode: string): number {
  return Number(postalCode.replace(/\s/g, ''));
}
