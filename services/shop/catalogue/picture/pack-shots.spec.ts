import { expect, test } from 'vitest';

import { productArt } from '../../../../domain/catalogue/index.js';
import { widthOf } from '../../../../domain/catalogue/art/lettering.js';
import { generateCatalogue } from '../../../../seed/catalogue/index.js';

const shots = [...generateCatalogue({ size: 4000 })].map((product) => ({ product, svg: productArt(product) }));

test('a pack shot is small and the same every time', () => {
  expect(Math.max(...shots.map(({ svg }) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(3072);
  expect(shots.every(({ product, svg }) => productArt(product) === svg)).toBe(true);
});

test('every shape is drawn, and every tag is closed', () => {
  expect(new Set(shots.map(({ product }) => product.packShape)).size).toBe(25);
  for (const { svg } of shots) expect((svg.match(/<g[ >]/g) ?? []).length).toBe((svg.match(/<\/g>/g) ?? []).length);
});

test("lettering keeps its measure: the reader's font cannot make it overflow", () => {
  for (const { svg } of shots) {
    for (const [, length] of svg.matchAll(/textLength="([\d.]+)"/g)) expect(Number(length)).toBeLessThanOrEqual(130);
    expect(svg).not.toContain('NaN');
  }
  expect(widthOf('Mm')).toBeGreaterThan(widthOf('il'));
});

test('lettering has one font at every size on the screen, so that a page can lay out many pictures at once', () => {
  for (const { svg } of shots.filter(({ svg }) => svg.includes('<text')))
    expect(svg).toContain('text-rendering="geometricPrecision"');
});
