import type { PharmacyQuery } from '../../../services/shop/pharmacy/contract.js';
import type { Position } from './use-position.js';

const FIRST = 24;
const MOST = 100;
const LONGEST = 100;

export function pharmacyQuery(search: URLSearchParams): PharmacyQuery {
  const loaded = Math.trunc(Number(search.get('loaded')));
  return {
    q: (search.get('q') ?? '').slice(0, LONGEST).trim(),
    county: search.get('lan')?.slice(0, LONGEST) || null,
    withAgencies: search.get('ombud') === 'ja',
    openNow: search.get('oppet') === 'nu',
    near: nearOf(search),
    loaded: loaded > 0 ? Math.min(loaded, MOST) : FIRST,
  };
}

export function moreLoaded(search: URLSearchParams, shown: number): string {
  const longer = new URLSearchParams(search);
  longer.set('loaded', String(Math.min(shown + FIRST, MOST)));
  return `?${longer.toString()}`;
}

/** The same search, but sorted by the distance to a position. */
export function nearTo(search: URLSearchParams, { lat, lon }: Position): URLSearchParams {
  const near = new URLSearchParams(search);
  near.delete('q');
  near.set('lat', lat);
  near.set('lon', lon);
  return near;
}

export function nearOf(search: URLSearchParams): PharmacyQuery['near'] {
  const given = [search.get('lat'), search.get('lon')];
  const [latitude, longitude] = given.map(Number);
  const known = given.every(Boolean) && Math.abs(latitude ?? NaN) <= 90 && Math.abs(longitude ?? NaN) <= 180;
  return known && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}
