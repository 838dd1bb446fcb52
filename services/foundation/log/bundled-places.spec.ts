import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { withModules } from './bundled-places.js';

const BUNDLE = `// dist/server/domain/pricing/price.js
function price() {
  // as in prices.js
  throw new Error('no price');
}
// node_modules/pg/lib/client.js
function query() {}`;

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'algort-places-'));
  mkdirSync(path.join(clone, 'dist/shop'), { recursive: true });
  writeFileSync(path.join(clone, 'dist/shop/shop-A1.js'), BUNDLE);
});
afterAll(() => rmSync(clone, { recursive: true }));

const at = (file: string): string => pathToFileURL(path.join(clone, file)).href;

test('each line of a stack in the bundled shop names its module', () => {
  const stack = `Error: no price
    at price (${at('dist/shop/shop-A1.js')}:4:9)
    at ${at('dist/shop/shop-A1.js')}:7:1`;
  expect(withModules(stack)).toBe(`Error: no price
    at price (domain/pricing/price, ${at('dist/shop/shop-A1.js')}:4:9)
    at node_modules/pg/lib/client, ${at('dist/shop/shop-A1.js')}:7:1`);
});

test.each(['dist/server/domain/pricing/price.js', 'dist/shop/gone.js'])('a stack line in %s stays as it is', (file) => {
  expect(withModules(`at price (${at(file)}:4:9)`)).toBe(`at price (${at(file)}:4:9)`);
});
