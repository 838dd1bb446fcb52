import { describe, expect, test } from 'vitest';

import { NECESSARY_ONLY } from '../consent/cookie-consent.js';
import { pageViewOf } from './page-view.js';

const guest = { kind: 'guest', memberId: null } as const;
const member = { kind: 'known', memberId: '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3' } as const;
const consent = { ...NECESSARY_ONLY, statistics: true };

describe('a page view', () => {
  test('is not sent without consent to statistics', () => {
    expect(pageViewOf({ pathname: '/', session: guest, consent: { ...consent, statistics: false } })).toBeNull();
  });

  test('holds whether someone is logged in and a member, and no more', () => {
    expect(pageViewOf({ pathname: '/kategori/hudvard', session: guest, consent })).toEqual({
      path: '/kategori/hudvard',
      login: 'No',
      member: 'No',
    });
    expect(pageViewOf({ pathname: '/member', session: member, consent })).toEqual({
      path: '/member',
      login: 'Yes',
      member: 'Yes',
    });
  });

  test('leaves out the numbers of orders and payments', () => {
    const seen = (pathname: string) => pageViewOf({ pathname, session: guest, consent })?.path;
    expect(seen('/shop/betalning/7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3')).toBe('/shop/betalning/:id');
    expect(seen('/shop/confirmation/100234567')).toBe('/shop/confirmation/:id');
    expect(seen('/produkt/alvedon-500-mg-20-st')).toBe('/produkt/alvedon-500-mg-20-st');
    expect(seen('/kategori/face')).toBe('/kategori/face');
  });
});
