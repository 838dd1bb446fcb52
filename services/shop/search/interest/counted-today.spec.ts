import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { CountedToday } from './counted-today.js';

const rule = { ofAddress: { product: 2, altogether: 5 } };
const TODAY = '2026-11-25';
const HERE = '192.0.2.7';

const clicks = (count: number, varuId = '100001') =>
  Array.from({ length: count }, () => ({ id: randomUUID(), kind: 'click' as const, varuId }));
const taken = (bound: CountedToday, events: ReturnType<typeof clicks>, address = HERE, day = TODAY): number =>
  bound.take(day, address, events, rule).length;

describe('the events of one address that count in a day', () => {
  test('are so many clicks on one product, and as many on the next', () => {
    const bound = new CountedToday();
    expect([taken(bound, clicks(10_000)), taken(bound, clicks(1))]).toEqual([2, 0]);
    expect(taken(bound, clicks(10_000, '100002'))).toBe(2);
  });

  test('are so many of each kind', () => {
    const bound = new CountedToday();
    const additions = clicks(3).map((each) => ({ ...each, kind: 'addtocart' as const }));
    expect([taken(bound, clicks(3)), bound.take(TODAY, HERE, additions, rule).length]).toEqual([2, 2]);
  });

  test('are not more than all products together may have', () => {
    const bound = new CountedToday();
    const many = Array.from({ length: 100 }, (_, nth) => clicks(1, String(100_001 + nth))).flat();
    expect(bound.take(TODAY, HERE, many, rule)).toEqual(many.slice(0, 5));
  });

  test('are not used up by an event that is sent again', () => {
    const [bound, [first, second]] = [new CountedToday(), clicks(2)];
    for (let nth = 0; nth < 5; nth += 1) expect(bound.take(TODAY, HERE, [first as never], rule)).toEqual([first]);
    expect(bound.take(TODAY, HERE, [second as never], rule)).toEqual([second]);
    expect(taken(bound, clicks(1))).toBe(0);
  });

  test('begin anew the next day, and are others for another address', () => {
    const bound = new CountedToday();
    expect([taken(bound, clicks(3)), taken(bound, clicks(3), '192.0.2.8')]).toEqual([2, 2]);
    expect(taken(bound, clicks(3), HERE, '2026-11-26')).toBe(2);
  });

  test('are those of a whole IPv6 network together', () => {
    const bound = new CountedToday();
    expect([taken(bound, clicks(3), '2001:db8:0:1::5'), taken(bound, clicks(3), '2001:db8:0:1::6')]).toEqual([2, 0]);
  });
});
