import { expect, test } from 'vitest';

import { ShortCache } from './short-cache.js';

test('many callers who read anew at once share one read, and none of them fails', async () => {
  let reads = 0;
  const cache = new ShortCache(async () => ({ nth: (reads += 1) }));
  expect(await cache.get()).toEqual({ nth: 1 });
  const anew = await Promise.all([cache.getAnew(), cache.getAnew(), cache.get(), cache.getAnew()]);
  expect(anew.map(({ nth }) => nth)).toEqual([2, 2, 2, 2]);
  expect(await cache.get()).toEqual({ nth: 2 });
});
