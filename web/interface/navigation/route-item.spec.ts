import { describe, expect, test } from 'vitest';

import { isCurrent, showsChildren, topRoutes, type RouteItem } from './route-item.js';

const purchases: RouteItem = { id: 'purchases', path: '/member/minakop', name: 'Mina köp' };
const member: RouteItem = { id: 'member', path: '/member/', name: 'Min klubb', children: [purchases] };
const terms: RouteItem = { id: 'terms', path: '/villkor', name: 'Villkor' };

describe('the side navigation', () => {
  test('hides a route that is shown below another', () => {
    expect(topRoutes([member, purchases, terms])).toEqual([member, terms]);
  });

  test('marks the current route, with or without a slash at the end', () => {
    expect(isCurrent(member, '/member')).toBe(true);
    expect(isCurrent(purchases, '/member/minakop/')).toBe(true);
    expect(isCurrent(member, '/member/minakop')).toBe(false);
  });

  test('lists the routes below the current one', () => {
    expect(showsChildren(member, '/member')).toBe(true);
    expect(showsChildren(member, '/member/minakop')).toBe(true);
    expect(showsChildren(member, '/villkor')).toBe(false);
  });
});
