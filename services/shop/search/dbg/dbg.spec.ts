import { test } from 'vitest';
import { stockedDatabase } from '../../catalogue/testing.js';
import { ProductSearch } from '../product-search.js';
import { Search } from '../search.js';
test('dbg', async () => {
  const database = await stockedDatabase(5_000);
  const search = new Search(database.db, database.pool, { now: () => '2026-11-20T10:00:00.000Z' });
  const products = new ProductSearch(search);
  const engine = await search.ready();
  const e = engine as any;
  for (const w of (process.env['WORDS'] ?? '').split('|')) {
    const t = await e.terms.of(w, 'unfinished');
    console.log(
      w,
      t === 'dropped' ? t : { understood: t.understood, n: t.places.length, meant: t.meant.slice(0, 5) },
      e.book.near(w),
      e.book.has(w),
    );
  }
  for (const q of (process.env['QUERIES'] ?? '').split('|')) {
    const r = await products.find(q);
    const f = await engine.find(q);
    console.log(
      q,
      r.total,
      r.makesSense,
      f.understood,
      r.suggestions,
      r.products.slice(0, 8).map((p) => p.name),
    );
  }
  await search.onApplicationShutdown();
  await database.close();
});
