import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { identified, watched } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2025-03-01T10:00:00.000Z';
const customerId = 'customer-1';
const product = { varuId: '100200', productType: null, isMonitorable: true, inWebStock: false } as const;
const watch = { type: 'WatchProduct', watchId: 'watch-1', product, channel: 'mail', at } as const;

test('a product out of stock is watched once', () => {
  given(identified).when(watch).then(watched);
  given(identified, watched)
    .when({ ...watch, watchId: 'watch-2' })
    .then();
});

test('a product that is in stock, or cannot be watched, is refused', () => {
  given(identified)
    .when({ ...watch, product: { ...product, inWebStock: true } })
    .thenRejected({ type: 'ProductInStock', field: 'varuId' });
  given(identified)
    .when({ ...watch, product: { ...product, isMonitorable: false } })
    .thenRejected({ type: 'ProductNotMonitorable', field: 'varuId' });
});

test('a watch is given up once', () => {
  const unwatch = { type: 'UnwatchProduct', varuId: '100200', at } as const;
  const unwatched = {
    type: 'ProductUnwatched',
    data: { customerId, watchId: 'watch-1', varuId: '100200', at },
  } as const;
  given(identified, watched).when(unwatch).then(unwatched);
  given(identified, watched, unwatched).when(unwatch).then();
});

test('a watch is answered once, and can begin again later', () => {
  const record = { type: 'RecordStockNotice', watchId: 'watch-1', channel: 'mail', at } as const;
  const sent = {
    type: 'StockNoticeSent',
    data: { customerId, watchId: 'watch-1', varuId: '100200', channel: 'mail', at },
  } as const;
  given(identified, watched).when(record).then(sent);
  given(identified, watched, sent).when(record).then();
  given(identified, watched, sent).when(watch).then(watched);
});

test('the number of watches has a limit', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...watched,
    data: { ...watched.data, watchId: `w-${index}`, varuId: String(300_000 + index) },
  }));
  given(identified, ...many)
    .when(watch)
    .thenRejected({ type: 'WatchesFull', limit: 200 });
});
