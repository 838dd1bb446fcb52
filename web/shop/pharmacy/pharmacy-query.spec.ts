import { describe, expect, test } from 'vitest';

import { moreLoaded, nearTo, pharmacyQuery } from './pharmacy-query.js';

const read = (query: string) => pharmacyQuery(new URLSearchParams(query));

describe('the search for a pharmacy', () => {
  test('gives all pharmacies without a question', () => {
    expect(read('')).toEqual({ q: '', county: null, withAgencies: false, openNow: false, near: null, loaded: 24 });
  });

  test('reads text, county, open now, agencies and a position', () => {
    expect(read('q=+Lund+&lan=skane-lan&oppet=nu&ombud=ja&lat=55.7&lon=13.2&loaded=48')).toEqual({
      ...{ q: 'Lund', county: 'skane-lan', withAgencies: true, openNow: true, loaded: 48 },
      near: { latitude: 55.7, longitude: 13.2 },
    });
  });

  test.each(['lat=55', 'lat=x&lon=y', 'lat=91&lon=0', 'lat=&lon=', 'lat=NaN&lon=1', 'lat=Infinity&lon=1'])(
    '%s is not a position',
    (query) => {
      expect(read(query).near).toBeNull();
    },
  );

  test.each([
    ['-1', 24],
    ['1e9', 100],
    ['x', 24],
    ['2.9', 2],
    ['0', 24],
  ])('loaded=%s loads %d', (loaded, expected) => {
    expect(read(`loaded=${loaded}`).loaded).toBe(expected);
  });

  test('leaves out agencies when the person has chosen pharmacies only', () => {
    expect(read('ombud=nej').withAgencies).toBe(false);
  });

  test('replaces the text by a position, and keeps the other choices', () => {
    const near = nearTo(new URLSearchParams('q=lund&ombud=ja'), { lat: '55.70', lon: '13.20' });
    expect(near.toString()).toBe('ombud=ja&lat=55.70&lon=13.20');
  });

  test('for more pharmacies keeps the earlier question', () => {
    expect(moreLoaded(new URLSearchParams('q=lund'), 24)).toBe('?q=lund&loaded=48');
  });
});
