import { afterAll, beforeAll } from 'vitest';

import { writePast, type Past } from './past.js';
import { prepareShopBeside, type BesideOptions, type ShopBeside } from './shop-beside.js';
import type { ShopProcess } from './shop-process.js';

export interface ServedShopOptions extends BesideOptions {
  /** Records history before the shop opens. */
  readonly past?: (past: Past, shop: ShopBeside) => Promise<void>;
}

export interface ServedShop extends Pick<ShopBeside, 'url' | 'database' | 'partners'> {
  /** Returns all output of the shop's process, which is its log. */
  said(): string;
}

/** Starts a shop in a process of its own, for all tests of a `describe`. */
export function servedShop({ past, ...options }: ServedShopOptions): ServedShop {
  let shop: ShopBeside;
  let serving: ShopProcess | undefined;
  beforeAll(async () => {
    shop = await prepareShopBeside(options);
    if (past) await writePast(shop, (written) => past(written, shop));
    serving = await shop.start();
  });
  afterAll(async () => {
    await serving?.kill();
    await shop.close();
  });
  return {
    get url() {
      return shop.url;
    },
    get database() {
      return shop.database;
    },
    get partners() {
      return shop.partners;
    },
    said: () => serving?.said() ?? '',
  };
}
