import { expect, test } from 'vitest';

import type { ProductEvent } from '../../domain/product/index.js';
import { added, priceSet } from '../../domain/product/spec-events.js';
import { History, specifyProjection } from '../runner/testing.js';
import { productProjection } from './project.js';

const UNTIL = '2026-05-05T10:00:00.000Z';
const counted = (web: number): ProductEvent => ({ type: 'StockCounted', data: { web, pharmacies: {} } });
const held = (movementId: string, quantity: number): ProductEvent => ({
  type: 'StockHeld',
  data: { movementId, quantity, until: UNTIL, ruleVersion: 'stock-hold@2000-01-01' },
});
const released = (movementId: string): ProductEvent => ({
  type: 'StockReleased',
  data: { movementId, quantity: 1, reason: 'unpaid' },
});
const taken = (movementId: string, quantity: number, web: number): ProductEvent => ({
  type: 'StockTaken',
  data: { movementId, quantity, web },
});

/** What the view shows after these events. */
const given = (...events: readonly ProductEvent[]) => ({
  shows: (web_stock: number, web_shelf: number, sort_rank: number, holds: object = {}) => {
    const product = new History();
    const history = [added, priceSet('2026-01-01T00:00:00.000Z', 10_000), counted(3), ...events];
    specifyProjection(productProjection, (actual) =>
      expect(actual).toMatchObject([{ web_stock, web_shelf, sort_rank, holds }]),
    )(...history.map((event) => product.on('product-100001', event))).then();
  },
});

test('a buyer can have what is on the shelf, less what payments hold', () => {
  given().shows(3, 3, 0);
  given(held('a', 1)).shows(2, 3, 0, { a: { quantity: 1, until: UNTIL } });
  given(held('a', 1), released('a')).shows(3, 3, 0);
  given(held('a', 1), taken('a', 1, 2)).shows(2, 2, 0);
});

test('a product whose last pieces are held is listed as out of stock', () => {
  const holds = { a: { quantity: 3, until: UNTIL } };
  given(held('a', 3)).shows(0, 3, 1, holds);
  given(held('a', 3), counted(5)).shows(2, 5, 0, holds);
  given(held('a', 3), counted(1)).shows(0, 1, 1, holds);
});
