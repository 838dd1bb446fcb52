import { describe, expect, test } from 'vitest';

import { mayReadMetrics } from './metrics-reader.js';

const token = 'mV2hq81cmV2hq81c';
const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({ headers, socket: { remoteAddress } });
const local = { environment: 'local', metricsToken: null } as const;
const production = { environment: 'production', metricsToken: null } as const;

describe('the metrics', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'can be read from the own machine (%s) in a local shop',
    (address) => {
      expect(mayReadMetrics(from(address), local)).toBe(true);
    },
  );

  test.each([
    ['from another machine', from('10.0.0.7')],
    ['from another machine over IPv6', from('2001:db8::1')],
    ['through a proxy on the own machine', from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })],
    ['through a proxy that sends the newer header', from('127.0.0.1', { forwarded: 'for=203.0.113.9' })],
  ])('cannot be read %s', (_name, caller) => {
    expect(mayReadMetrics(caller, local)).toBe(false);
  });

  test('cannot be read in production without a token', () => {
    expect(mayReadMetrics(from('127.0.0.1'), production)).toBe(false);
  });

  test('can be read only with the token where there is one, from anywhere', () => {
    const guarded = { ...production, metricsToken: token };
    expect(mayReadMetrics(from('10.0.0.7', { authorization: `Bearer ${token}` }), guarded)).toBe(true);
    for (const authorization of ['', token, `Bearer ${token}x`, 'Bearer '])
      expect(mayReadMetrics(from('127.0.0.1', { authorization }), guarded)).toBe(false);
  });
});
