import { expect, test } from 'vitest';

import { nearEnough, spotOf } from './pickup.js';

const stockholm = { latitude: 59.33, longitude: 18.07, postalCode: '111 29' };
const place = (name: string, north: number) => ({ name, latitude: 59.33 + north, longitude: 18.07 });
const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);

test('the nearest place stands first, and one beyond 30 km is not offered', () => {
  const places = [place('far', 0.28), place('near', 0.01), place('at the limit', 0.2697), place('here', 0)];
  expect(names(nearEnough(places, stockholm))).toEqual(['here', 'near', 'at the limit']);
  expect(nearEnough(places, stockholm)[1]?.distance).toBe(1.1);
});

test('where nothing is near, the nearest three are offered', () => {
  const places = [5, 4, 3, 2].map((north) => place(String(north), north));
  expect(names(nearEnough(places, stockholm))).toEqual(['2', '3', '4']);
});

test('no more than eight places are offered', () => {
  const places = Array.from({ length: 12 }, (_, nth) => place(String(nth), nth / 100));
  expect(names(nearEnough(places, stockholm))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});

test('a postcode lies at the nearest known one', () => {
  const lund = { latitude: 55.7, longitude: 13.2, postalCode: '222 23' };
  expect(spotOf('11820', [lund, stockholm])).toBe(stockholm);
  expect(spotOf('216 11', [lund, stockholm])).toBe(lund);
});
