import { describe, expect, test } from 'vitest';

import { foundGoods, KEPT_MS, MOST_KEPT, newlyTold, noteFound } from './found-goods.js';

const NOON = Date.parse('2026-11-25T11:00:00.000Z');
const [OINTMENT, TABLET] = ['100001', '100002'] as const;

function memory(start?: string) {
  const kept = new Map<string, string>(start === undefined ? [] : [['interest', start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const found = (varuId: string, at = NOON) => ({ varuId, at, told: [] });

describe('products found by search', () => {
  test('are stored for two hours', () => {
    const store = memory();
    noteFound(store, OINTMENT, NOON);
    expect(foundGoods(store, NOON + KEPT_MS - 1)).toEqual([found(OINTMENT)]);
    expect(foundGoods(store, NOON + KEPT_MS)).toEqual([]);
  });

  test('are at most fifty, the newest', () => {
    const store = memory();
    for (let nth = 0; nth <= MOST_KEPT; nth += 1) noteFound(store, String(200_000 + nth), NOON + nth);
    const kept = foundGoods(store, NOON + MOST_KEPT);
    expect([kept.length, kept[0]?.varuId, kept.at(-1)?.varuId]).toEqual([MOST_KEPT, '200050', '200001']);
  });

  test('are stored without the search text', () => {
    const store = memory();
    noteFound(store, OINTMENT, NOON);
    expect(Object.keys(JSON.parse(store.getItem('interest') ?? '')[0] as object)).toEqual(['varuId', 'at', 'told']);
  });

  test.each([
    'no json',
    '{}',
    '"x"',
    '[1,null,{"varuId":7}]',
    `[{"varuId":"${OINTMENT}","at":${NOON},"told":["view"]}]`,
    `[{"varuId":"Alvedon","at":${NOON},"told":[]}]`,
    `[{"varuId":"${OINTMENT}","at":${NOON + 1},"told":[]}]`,
  ])('are empty where the storage holds %s', (kept) => {
    expect(foundGoods(memory(kept), NOON)).toEqual([]);
  });
});

describe('the message to the shop about a search', () => {
  test('is not sent for a product that was not found by search', () => {
    const store = memory();
    noteFound(store, OINTMENT, NOON);
    expect(newlyTold(store, 'addtocart', [TABLET], NOON)).toEqual([]);
  });

  test('is sent once, also when the product is found again', () => {
    const store = memory();
    noteFound(store, OINTMENT, NOON);
    expect(newlyTold(store, 'click', [OINTMENT], NOON)).toEqual([OINTMENT]);
    noteFound(store, OINTMENT, NOON + 1);
    expect(newlyTold(store, 'click', [OINTMENT], NOON + 1)).toEqual([]);
  });

  test('is sent for a purchase of a product that was found and then added', () => {
    const store = memory();
    for (const varuId of [OINTMENT, TABLET]) noteFound(store, varuId, NOON);
    expect(newlyTold(store, 'purchase', [OINTMENT, TABLET], NOON)).toEqual([]);
    newlyTold(store, 'addtocart', [OINTMENT], NOON);
    expect(newlyTold(store, 'purchase', [OINTMENT, TABLET, '300000'], NOON)).toEqual([OINTMENT]);
    expect(newlyTold(store, 'purchase', [OINTMENT, TABLET], NOON)).toEqual([]);
  });

  test('is not sent where the storage is full, because it could be sent twice', () => {
    const store = memory();
    noteFound(store, OINTMENT, NOON);
    const full = {
      ...store,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(newlyTold(full, 'click', [OINTMENT], NOON)).toEqual([]);
    expect(() => noteFound(full, TABLET, NOON)).not.toThrow();
  });
});
