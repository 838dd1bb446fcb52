import { expect, test } from 'vitest';

import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { TrackingLinks, trackingPath } from './tracking-links.js';

const KEY = '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3';
const links = new TrackingLinks(new SignedClaims(new KeyedHash(Buffer.alloc(32, 3))), 'https://algort.example/');
const sent = { kind: 'ambient', optionId: 'postal', method: 'Postombud' } as const;
const parcel = {
  ...sent,
  parcelId: '412345678-1',
  lineIds: ['1'],
  promise: { text: '', earliest: null, latest: null },
};
const placed = { orderNumber: '412345678', parcels: [{ ...parcel, trackingKey: KEY }] };
const AT = '2026-03-01T12:00:00.000Z';

const proofOf = (link: string) => {
  const { searchParams } = new URL(link);
  return { lastDay: searchParams.get('till') ?? '', signature: searchParams.get('sign') ?? '' };
};

test('the link in a mail names the parcel by its key and opens it for ninety days', () => {
  const link = links.mailed(placed, AT);
  expect(link).toMatch(/^https:\/\/algort\.example\/tracking\/7b0f5c1e-[\w-]+\?till=2026-05-30&sign=[\w-]{43}$/);
  expect(links.opens(KEY, proofOf(link), '2026-05-30T21:59:00.000Z')).toBe(true);
  expect(links.opens(KEY, proofOf(link), '2026-05-30T22:01:00.000Z')).toBe(false);
});

test('a mail that is sent again has the same link', () => {
  expect(links.mailed(placed, AT)).toBe(links.mailed(placed, AT));
});

test('a link to one parcel opens no other', () => {
  expect(links.opens(KEY.replace('7b', '7c'), proofOf(links.mailed(placed, AT)), AT)).toBe(false);
});

test('the link to an order from before keys has its number, which opens nothing by itself', () => {
  const old = { ...placed, parcels: [{ ...parcel, trackingKey: null }] };
  expect(links.mailed(old, AT)).toBe('https://algort.example/tracking?trackingNumber=412345678');
  expect(trackingPath(old.parcels, '412345678')).toBe('/tracking?trackingNumber=412345678');
});

test('an order in one parcel is followed on the page of the parcel, and one in several on the page of the order', () => {
  expect(trackingPath(placed.parcels, '412345678')).toBe(`/tracking/${KEY}`);
  const two = [
    ...placed.parcels,
    { ...placed.parcels[0], parcelId: '412345678-2', trackingKey: KEY.replace('7b', '7c') },
  ];
  expect(trackingPath(two, '412345678')).toBe('/tracking?trackingNumber=412345678');
});
