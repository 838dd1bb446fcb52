import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EventStoreCluster } from '../../simulators/eventstoredb/event-store-cluster.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('a shop on a cluster of EventStoreDB', () => {
  let cluster: EventStoreCluster;
  let shop: TestShop;
  let shopper: Shopper;
  let varuId: string;
  beforeAll(async () => {
    cluster = await EventStoreCluster.start();
    const settings = { EVENTSTORE_URL: cluster.url };
    shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web'), settings });
    shopper = shop.visitor();
    [varuId = ''] = await shop.varuIds();
  });
  afterAll(() => shop.stop().finally(() => cluster.stop()));

  test('answers 503 and when to come again while its store is away, and then does a repeated call once', async () => {
    expect(await add(randomUUID())).toMatchObject({ status: 200 });
    for (const node of cluster.nodes) node.stop();
    const key = randomUUID();
    const refused = await add(key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const page = await addByPage(randomUUID());
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    await cluster.restartAll();
    for (let time = 0; time < 2; time += 1) expect((await add(key)).status).toBe(200);
    expect(await count()).toBe(2);
    expect((await addByPage(randomUUID())).status).toBe(303);
  });

  test('loses and doubles nothing when the leader dies during the append of an order', async () => {
    for (const fault of ['lost-before', 'lost-after', 'late', 'not-ready'] as const) {
      const before = await count();
      cluster.leader()?.faults.next('append', fault, () => cluster.killLeader());
      expect((await add(randomUUID())).status).toBe(200);
      expect(await count()).toBe(before + 1);
      await cluster.restartAll();
    }
  });

  async function count(): Promise<number> {
    const { lineItems } = (await shopper.get('/cart')).body as unknown as Cart;
    return lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  function addByPage(commandId: string) {
    const form = new URLSearchParams({ intent: 'add', varuId, quantity: '1', commandId, returnTo: '/' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return shopper.send('POST', '/shop/varukorg', form.toString(), headers, 'manual');
  }

  function add(key: string) {
    return shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 }, { 'idempotency-key': key });
  }
});

interface Cart {
  readonly lineItems: readonly { readonly quantity: number }[];
}
