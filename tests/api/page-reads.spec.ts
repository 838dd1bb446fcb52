import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { isReadingOnce } from '../../services/foundation/command-handling/read-once.js';
import { anyProduct } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** A test person of full age, whom every environment has. */
const KNOWN = '198507099805';

describe('a page for a known customer', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop({ webBuild: path.resolve('dist/web') })));
  afterAll(() => shop.stop());
  afterEach(() => vi.restoreAllMocks());

  async function known(): Promise<Shopper> {
    const shopper = shop.visitor();
    expect((await shopper.logIn(KNOWN)).status).toBe(200);
    return shopper;
  }

  /** Returns the streams that a request reads. Reactions to the log-in read the same streams, and are left out. */
  async function readBy(shopper: Shopper, address: string): Promise<readonly string[]> {
    const { store } = shop.platform;
    const { readStream, readTails } = store;
    const read: string[] = [];
    const note = (streams: readonly string[]): void => void (isReadingOnce() && read.push(...streams));
    vi.spyOn(store, 'readStream').mockImplementation((stream, options) => {
      note([stream]);
      return readStream.call(store, stream, options);
    });
    vi.spyOn(store, 'readTails').mockImplementation((tails) => {
      note(tails.map(({ streamId }) => streamId));
      return readTails.call(store, tails);
    });
    expect((await shopper.get(address)).status).toBe(200);
    return read.filter((stream) => /^(customer|member|cart|pause)-/.test(stream));
  }

  test.each(['/', '/produkt', '/shop/basket', '/favourites', '/member', '/member/minauppgifter'])(
    'reads each stream once for all its parts: %s',
    async (address) => {
      const { slug } = await anyProduct(shop, { type: 'Ha' });
      const streams = await readBy(await known(), address === '/produkt' ? `/produkt/${slug}` : address);
      expect(streams.toSorted()).toEqual([...new Set(streams)].toSorted());
      expect(streams).toContain(`customer-${await shop.customerId(KNOWN)}`);
    },
  );

  test('shows at once what another tab has changed', async () => {
    const { varuId, name } = await anyProduct(shop, { type: 'Ha' });
    const [shopper, address] = [await known(), '/favourites'];
    await readBy(shopper, address);
    await shopper.post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Favorite' });
    expect((await shopper.post(`/api/favourites/add/${varuId}`, {})).status).toBe(200);
    expect((await shopper.get(address)).body['text']).toContain(name);
  });
});
