import { expect, test } from 'vitest';
import type { ServerBuild } from '@remix-run/node';

import { RoutePatterns } from './route-patterns.js';

const declared = {
  root: { id: 'root', path: '' },
  start: { id: 'start', parentId: 'root', index: true },
  listing: { id: 'listing', parentId: 'root', path: 'kategori/*' },
  offers: { id: 'offers', parentId: 'root', path: 'kategori/erbjudanden/medlemserbjudanden' },
  product: { id: 'product', parentId: 'root', path: 'produkt/:slug' },
  leaflet: { id: 'leaflet', parentId: 'root', path: 'produkt/:slug/bipacksedel' },
  console: { id: 'console', parentId: 'root', path: 'konsol' },
  find: { id: 'find', parentId: 'console', index: true },
  customer: { id: 'customer', parentId: 'console', path: 'kund/:subjectId' },
  none: { id: 'none', parentId: 'root', path: '*' },
};
const patterns = new RoutePatterns({ routes: declared as unknown as ServerBuild['routes'] });

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/kategori/a/b', '/kategori/*'],
  ['/kategori/erbjudanden/medlemserbjudanden', '/kategori/erbjudanden/medlemserbjudanden'],
  ['/Produkt/alvedon-1', '/produkt/:slug'],
  ['/produkt/alvedon-1/', '/produkt/:slug'],
  ['/produkt/alvedon-1.data', '/produkt/:slug'],
  ['/produkt/alvedon-1/bipacksedel', '/produkt/:slug/bipacksedel'],
  ['/konsol', '/konsol'],
  ['/konsol/kund/19850709-9805', '/konsol/kund/:subjectId'],
  ['/__manifest', '/__manifest'],
  ['/astrid@example.se', '/*'],
])('%s belongs to %s', (address, pattern) => {
  expect(patterns.of(address)).toBe(pattern);
});
