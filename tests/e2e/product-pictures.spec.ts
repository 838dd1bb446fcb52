import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { anyProduct } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { tabsOf } from './browser.js';

describe('the page of a product', () => {
  let shop: TestShop;
  let directory: string;
  let product: Product;
  beforeAll(async () => {
    shop = await startTestShop({ products: 600, webBuild: path.resolve('dist/web') });
    directory = await mkdtemp(path.join(tmpdir(), 'algort-pictures-'));
    product = await anyProduct(shop, { type: 'Ex' });
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });
  const openTab = tabsOf({
    get url() {
      return shop.url;
    },
  });

  async function imported(...lines: readonly string[]): Promise<void> {
    const file = path.join(directory, 'rows.csv');
    await writeFile(file, lines.join('\n'));
    const imported = await importFile(shop.platform, file);
    expect(imported).toMatchObject({ refused: 0 });
    await catchUpCatalogue(shop.platform);
  }

  test('with photographs and a recall is accessible, wide and narrow', async () => {
    const { page, context, faults } = await openTab();
    await page.goto(`/bild/${product.varuId}.svg`);
    for (const [name, height] of [
      ['front', 400],
      ['back', 200],
      ['side', 300],
    ] as const)
      await page.screenshot({ path: path.join(directory, `${name}.png`), clip: { x: 0, y: 0, width: 300, height } });
    await imported(
      'varuId;pictures;status;notice',
      `${product.varuId};front.png:Framsidan|back.png:Baksidan|side.png:Sidan;recalled;Gäller batch 12. Lämna varan på ett apotek.`,
    );
    await page.goto(`/produkt/${product.slug}`);
    await expect
      .poll(() =>
        page.locator('.product-gallery img').evaluateAll((all) => all.map((each) => each.getAttribute('alt'))),
      )
      .toEqual(['Framsidan', 'Baksidan', 'Sidan']);
    await page.getByRole('heading', { name: 'Varan är återkallad' }).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await expect.poll(() => faultsWhenEnlarged(page, 'recalled')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
