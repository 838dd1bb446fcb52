import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { inNetworks } from '../../foundation/config/client-address.js';
import { AnonymousLimits } from './anonymous-limits.js';
import { anonymousRule } from './anonymous-rule.js';

const clock = new SettableClock('2026-11-23T09:00:00.000Z');
const rule = anonymousRule.on('2026-11-23');
const limitsIn = (environment: 'local' | 'production', shared: readonly string[] = []): AnonymousLimits =>
  new AnonymousLimits({ environment, sharesAddresses: inNetworks('SHARED_NETWORKS', shared) }, clock);
const made = async () => ({ ok: true });

/** Creates carts until the limit, and returns how many an IP address can create. */
async function cartsOf(limits: AnonymousLimits, address: (nth: number) => string, most = 1_000): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const refused = await limits.guestCart(address(count), made).then(
      () => null,
      (error: { status?: number }) => error.status,
    );
    if (refused === 429) return count;
  }
  return most;
}

describe('the limits for strangers in production', () => {
  test('are twenty carts per hour and address', async () => {
    const limits = limitsIn('production');
    expect(await cartsOf(limits, () => '192.0.2.7')).toBe(20);
    expect(await cartsOf(limits, () => '192.0.2.8')).toBe(20);
  });

  test('are the same for a whole IPv6 network as for one address', async () => {
    expect(await cartsOf(limitsIn('production'), (nth) => `2001:db8:0:1::${nth + 1}`)).toBe(20);
  });

  test('are higher for networks shared by many: those of the rule and those in the settings', async () => {
    const limits = limitsIn('production', ['198.51.100.0/24']);
    expect(await cartsOf(limits, () => '100.64.0.9')).toBe(20 * rule.sharedTimes);
    expect(await cartsOf(limits, () => '198.51.100.9')).toBe(20 * rule.sharedTimes);
    expect(await cartsOf(limits, () => '203.0.113.9')).toBe(20);
  });

  test('do not count a refused cart', async () => {
    const limits = limitsIn('production');
    for (let nth = 0; nth < 100; nth += 1) await limits.guestCart('192.0.2.7', async () => ({ ok: false }));
    expect(await cartsOf(limits, () => '192.0.2.7')).toBe(20);
  });

  test('apply to sessions and search events too', async () => {
    const limits = limitsIn('production');
    for (let nth = 0; nth < rule.sessions; nth += 1) await limits.session('192.0.2.7');
    await expect(limits.session('192.0.2.7')).rejects.toMatchObject({ status: 429 });
    for (let nth = 0; nth < rule.searchEvents; nth += 100) await limits.searchEvents('192.0.2.7', 100);
    await expect(limits.searchEvents('192.0.2.7', 1)).rejects.toMatchObject({ status: 429 });
  });
});

test('there are no limits outside production', async () => {
  expect(await cartsOf(limitsIn('local'), () => '192.0.2.7', 500)).toBe(500);
});

test('are those in docs/operations.md', async () => {
  const said = (await readFile('docs/operations.md', 'utf8')).replace(/\s+/g, ' ');
  const { guestCarts, sessions, searchEvents, shared, sharedTimes } = rule;
  for (const limit of [
    `${guestCarts} new carts`,
    `${sessions} sessions`,
    `${searchEvents.toLocaleString('en-GB')} search events`,
    `${sharedTimes} times as much`,
    ...shared,
  ])
    expect(said).toContain(limit);
});
