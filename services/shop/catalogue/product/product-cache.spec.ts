import { describe, expect, test, vi } from 'vitest';

import type { Product } from '../../../../domain/catalogue/index.js';
import { ProductCache, type ProductRead } from './product-cache.js';

const soap = '100001';

class Shelf {
  readonly read = vi.fn(
    async (varuId: string): Promise<ProductRead> => this.rows.get(varuId) ?? { product: null, version: null },
  );
  private readonly rows = new Map<string, ProductRead>();

  put(varuId: string, price: number, version: string): void {
    this.rows.set(varuId, { product: { varuId, price } as Product, version });
  }
  async versions(varuIds: readonly string[]): Promise<Map<string, string>> {
    return new Map(
      varuIds.flatMap((varuId) =>
        this.rows.get(varuId)?.version ? [[varuId, this.rows.get(varuId)?.version as string]] : [],
      ),
    );
  }
}

describe('products kept in memory', () => {
  test('are read once however many callers ask', async () => {
    const shelf = new Shelf();
    shelf.put(soap, 4900, '1');
    const cache = new ProductCache(shelf);
    await Promise.all([cache.get(soap), cache.get(soap)]);
    await cache.get(soap);
    expect(shelf.read).toHaveBeenCalledTimes(1);
  });

  test('show a new price after five seconds, and are read again only when it has changed', async () => {
    vi.useFakeTimers({ now: 0 });
    const shelf = new Shelf();
    shelf.put(soap, 4900, '1');
    const cache = new ProductCache(shelf);
    await cache.get(soap);
    vi.advanceTimersByTime(5000);
    await cache.get(soap);
    expect(shelf.read).toHaveBeenCalledTimes(1);
    shelf.put(soap, 3900, '2');
    vi.advanceTimersByTime(5000);
    expect((await cache.get(soap))?.price).toBe(3900);
    vi.useRealTimers();
  });

  test('appear within five seconds after they were missing', async () => {
    vi.useFakeTimers({ now: 0 });
    const shelf = new Shelf();
    const cache = new ProductCache(shelf);
    expect(await cache.get(soap)).toBeNull();
    shelf.put(soap, 4900, '1');
    vi.advanceTimersByTime(5000);
    expect((await cache.get(soap))?.price).toBe(4900);
    vi.useRealTimers();
  });
});
