import { expect, test } from 'vitest';

import { KeyedHash } from '../../../foundation/platform/keyed-hash.js';
import { SignedClaims } from '../../../foundation/platform/signed-claims.js';
import { openedCookie, openedOrders } from './opened-orders.js';
import { OrderLinks } from './order-links.js';

const ORDER = '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3';
const PLACED = '2026-03-01T12:00:00.000Z';
const links = new OrderLinks(new SignedClaims(new KeyedHash(Buffer.alloc(32, 3))), 'https://algort.example/');
const guests = { orderId: ORDER, customerId: null, placedAt: PLACED };

const proofOf = (link: string) => {
  const { searchParams } = new URL(link);
  return { lastDay: searchParams.get('till') ?? '', signature: searchParams.get('sign') ?? '' };
};

test('a guest’s link opens the order to the last day of thirty months', () => {
  const link = links.mailed(guests);
  expect(link).toMatch(/^https:\/\/algort\.example\/shop\/order\/7b0f5c1e-[\w-]+\?till=2028-09-01&sign=[\w-]{43}$/);
  expect(links.opens(ORDER, proofOf(link), '2028-09-01T21:59:00.000Z')).toBe(true);
  expect(links.opens(ORDER, proofOf(link), '2028-09-01T22:01:00.000Z')).toBe(false);
});

test('a link opens no other order, and a longer one opens none', () => {
  const proof = proofOf(links.mailed(guests));
  expect(links.opens(ORDER.replace('7b', '7c'), proof, PLACED)).toBe(false);
  expect(links.opens(ORDER, { ...proof, lastDay: '2099-01-01' }, PLACED)).toBe(false);
});

test('a customer logs in for the order, so its mail leads to the own purchases', () => {
  const own = { ...guests, customerId: 'c0000000-0000-4000-8000-000000000001' };
  expect(links.path(own)).toBeNull();
  expect(links.mailed(own)).toBe(`https://algort.example/member/minakop/${ORDER}`);
});

test('a browser keeps the last five orders that it opened', () => {
  const proof = proofOf(links.mailed(guests));
  const cookie = Array.from({ length: 7 }, (_, nth) => ORDER.replace('7b0f', `000${nth}`)).reduce(
    (before, orderId) => openedCookie({ orderId, proof }, openedOrders(before, true), true).split(';')[0] as string,
    '',
  );
  expect(openedOrders(cookie, true).map(({ orderId }) => orderId.slice(0, 4))).toEqual([
    '0006',
    '0005',
    '0004',
    '0003',
    '0002',
  ]);
  expect(openedOrders('__Host-algort_order=x.y.z', true)).toEqual([]);
  expect(openedOrders(undefined, true)).toEqual([]);
});
