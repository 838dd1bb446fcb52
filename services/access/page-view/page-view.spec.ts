import { describe, expect, test } from 'vitest';

import { parse } from '../http/valid.js';
import { consentsToStatistics, pageView } from './page-view.js';

describe('a page view that is sent in', () => {
  test('holds a path, and whether the visitor is logged in and a member', () => {
    const sent = { path: '/kategori/hudvård', login: 'Yes', member: 'No' };
    expect(parse(pageView, sent)).toEqual(sent);
  });

  test('holds at the end of a purchase also the campaigns that led to it', () => {
    const sent = { path: '/shop/confirmation', login: 'Yes', member: 'No', campaigns: 'host,barnens-vecka' };
    expect(parse(pageView, sent)).toEqual(sent);
  });

  test.each([
    ['path', { path: '/tracking?contact=a@b.se', login: 'No', member: 'No' }],
    ['path', { path: '//x\n', login: 'No', member: 'No' }],
    ['path', { path: `/${'a'.repeat(200)}`, login: 'No', member: 'No' }],
    ['login', { path: '/', login: 'Kanske', member: 'No' }],
    ['campaigns', { path: '/', login: 'No', member: 'No', campaigns: 'a'.repeat(101) }],
    ['campaigns', { path: '/', login: 'No', member: 'No', campaigns: 'sommar,\nERROR' }],
    ['customerId', { path: '/', login: 'No', member: 'No', customerId: '1' }],
  ])('is refused for its %s', (field, sent) => {
    expect(() => parse(pageView, sent)).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ field })] }),
    );
  });

  test('is kept only with consent to statistics', () => {
    expect(consentsToStatistics('a=1; cookie-consent=necessary.statistics')).toBe(true);
    expect(consentsToStatistics('cookie-consent=necessary.statistics.marketing; a=1')).toBe(true);
    expect(consentsToStatistics('cookie-consent=necessary')).toBe(false);
    expect(consentsToStatistics('cookie-consent=necessary; x=statistics')).toBe(false);
    expect(consentsToStatistics(undefined)).toBe(false);
  });
});
