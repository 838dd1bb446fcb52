import { describe, expect, test } from 'vitest';

import type { StockOrigin } from './contract.js';
import { nearby, originOf } from './near-stock.js';
import { PHARMACIES } from './register.js';

const NOTHING: StockOrigin = { place: '', position: null, gln: null, postalCode: null };
const KALMAR = PHARMACIES.find(({ city }) => city === 'Kalmar')!;
const inLund = { latitude: 55.7, longitude: 13.2 };

const firstFrom = (asked: Partial<StockOrigin>, holding = PHARMACIES) => {
  const origin = originOf(PHARMACIES, { ...NOTHING, ...asked });
  const { found, far } = nearby(holding, origin);
  return { from: origin?.from ?? null, city: found[0]?.pharmacy.city, distance: found[0]?.distance, far };
};

describe('stock near the person', () => {
  test('is searched by the typed place, then the position, then the selected pharmacy, then the home postcode', () => {
    const all = { place: 'Kiruna', position: inLund, gln: KALMAR.gln, postalCode: '83132' };
    expect(firstFrom(all)).toMatchObject({ from: 'place', city: 'Kiruna' });
    expect(firstFrom({ ...all, place: '' })).toMatchObject({ from: 'position', city: 'Lund' });
    expect(firstFrom({ ...all, place: '', position: null })).toMatchObject({ from: 'pharmacy', city: 'Kalmar' });
    expect(firstFrom({ postalCode: '83132' })).toMatchObject({ from: 'home', city: 'Östersund' });
    expect(firstFrom({})).toMatchObject({ from: null, distance: null });
  });

  test('is searched by the next place when one is unknown', () => {
    expect(firstFrom({ place: 'Xyzzy', gln: KALMAR.gln })).toMatchObject({ from: 'pharmacy', city: 'Kalmar' });
    expect(firstFrom({ place: '%%%', postalCode: '00000' })).toMatchObject({ from: null });
  });

  test('is shown for pharmacies within 50 km, or for the nearest three when there are none', () => {
    const near = nearby(PHARMACIES, originOf(PHARMACIES, { ...NOTHING, place: 'Malmö' }));
    expect(near.far).toBe(false);
    expect(near.found.every(({ distance }) => (distance as number) <= 50)).toBe(true);
    const elsewhere = PHARMACIES.filter(({ county }) => county !== 'Norrbottens län');
    const far = nearby(elsewhere, originOf(PHARMACIES, { ...NOTHING, place: 'Kiruna' }));
    expect(far.far).toBe(true);
    expect(far.found).toHaveLength(3);
    expect(nearby([], null)).toEqual({ found: [], far: false });
  });
});
