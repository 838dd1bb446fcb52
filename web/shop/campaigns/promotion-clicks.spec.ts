import { describe, expect, test } from 'vitest';

import { campaignIds, forgetClicks, promotionClicks, rememberClick, takeCampaigns } from './promotion-clicks.js';

const NOON = Date.parse('2026-11-02T11:00:00.000Z');
const MINUTE = 60_000;

function memory(start?: string) {
  const kept = new Map<string, string>(start === undefined ? [] : [['promotion-clicks', start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const click = (campaignId: string, at = NOON, varuId: string | null = null) => ({ campaignId, varuId, at });

describe('clicks on promotions', () => {
  test('are kept for thirty minutes', () => {
    const store = memory();
    rememberClick(store, click('vinterhud'));
    expect(promotionClicks(store, NOON + 30 * MINUTE - 1)).toEqual([click('vinterhud')]);
    expect(promotionClicks(store, NOON + 30 * MINUTE)).toEqual([]);
  });

  test('are at most twenty-five, the newest', () => {
    const store = memory();
    for (let index = 0; index < 30; index += 1) rememberClick(store, click(`k${index}`, NOON + index));
    const kept = promotionClicks(store, NOON + MINUTE);
    expect([kept.length, kept[0]?.campaignId, kept.at(-1)?.campaignId]).toEqual([25, 'k29', 'k5']);
  });

  test('on the same product count once, at the latest time', () => {
    const store = memory();
    rememberClick(store, click('a', NOON, '123456'));
    rememberClick(store, click('a', NOON + MINUTE, '123456'));
    expect(promotionClicks(store, NOON + MINUTE)).toEqual([click('a', NOON + MINUTE, '123456')]);
  });

  test.each(['no json', '{}', '[1,null,{"campaignId":7}]', '"x"'])('are empty where the storage holds %s', (kept) => {
    expect(promotionClicks(memory(kept), NOON)).toEqual([]);
  });

  test('from a clock that was set back do not count', () => {
    const store = memory();
    rememberClick(store, click('a', NOON + 5 * MINUTE));
    expect(promotionClicks(store, NOON)).toEqual([]);
  });

  test('are lost without an error where the storage is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => rememberClick(full, click('a'))).not.toThrow();
  });

  test('are forgotten when the consent is withdrawn', () => {
    const store = memory();
    rememberClick(store, click('a'));
    forgetClicks(store);
    expect(promotionClicks(store, NOON)).toEqual([]);
  });
});

describe('the campaign ids for analytics', () => {
  test('are sent once, with the purchase they led to', () => {
    const store = memory();
    rememberClick(store, click('host'));
    rememberClick(store, click('barnens-vecka', NOON + MINUTE));
    expect(takeCampaigns(store, NOON + 2 * MINUTE)).toBe('barnens-vecka,host');
    expect(takeCampaigns(store, NOON + 2 * MINUTE)).toBe('');
  });

  test('name each campaign once, the newest first', () => {
    expect(campaignIds([click('b'), click('a', NOON, '1'), click('b', NOON, '2')])).toBe('b,a');
  });

  test('are whole ids and never more than 100 characters', () => {
    const ids = campaignIds(Array.from({ length: 25 }, (_, index) => click(`kampanj-${index}`)));
    expect(ids.length).toBeLessThanOrEqual(100);
    expect(ids.split(',').every((id) => /^kampanj-\d+$/.test(id))).toBe(true);
  });

  test('are empty without clicks, or when a single id is too long', () => {
    expect([campaignIds([]), campaignIds([click('x'.repeat(101))])]).toEqual(['', '']);
  });
});
