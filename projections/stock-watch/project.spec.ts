import { describe, expect, test } from 'vitest';

import type { ProductWatched } from '../../domain/customer/events.js';
import { FORGOTTEN } from '../../domain/kernel/index.js';
import { History, specifyProjection } from '../runner/testing.js';
import { stockWatchProjection } from './project.js';

const fingerprint = (kind: string, text: string): string => `#${kind}:${text}`;
const given = specifyProjection(stockWatchProjection({ fingerprint }), (actual, expected) =>
  expect(actual).toEqual(expected),
);
const at = '2026-03-01T12:00:00.000Z';

function watched(watchId: string, varuId: string): ProductWatched {
  return {
    type: 'ProductWatched',
    data: { customerId: 'c1', watchId, varuId, productType: null, channel: 'mail', at },
  };
}

describe('the stock watch view', () => {
  test('knows who waits, and the product only under the key', () => {
    given(new History().on('customer-c1', watched('w1', '100200'))).then({
      watch_id: 'w1',
      product: '#watched-product:100200',
      customer_id: 'c1',
    });
  });

  test('shows nothing for an erased customer', () => {
    const customer = new History();
    const data = { customerId: 'c1', memberIds: [], orderIds: [], watchIds: ['w1', 'w2'], reason: 'begäran', at };
    given(
      customer.on('customer-c1', watched('w1', '100200')),
      customer.on('customer-c1', watched('w2', FORGOTTEN)),
      customer.on('customer-c1', { type: 'CustomerErased', data }),
    ).then();
  });

  test('forgets customers who gave up, were notified or were erased', () => {
    const customer = new History();
    given(
      customer.on('customer-c1', watched('w1', '100200')),
      customer.on('customer-c1', watched('w2', '100201')),
      customer.on('customer-c1', watched('w3', FORGOTTEN)),
      customer.on('customer-c1', {
        type: 'ProductUnwatched',
        data: { customerId: 'c1', watchId: 'w1', varuId: '100200', at },
      }),
      customer.on('customer-c1', {
        type: 'StockNoticeSent',
        data: { customerId: 'c1', watchId: 'w2', varuId: '100201', channel: 'mail', at },
      }),
    ).then();
  });
});
