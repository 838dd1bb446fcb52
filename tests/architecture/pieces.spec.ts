import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { ICON_STROKES } from '../../web/interface/styles/measures.js';
import { files, importsOf } from './import-graph.js';

const PIECES = 'web/interface/';
const GALLERY = 'web/console/gallery/';
/** vite.config.ts puts these files in place of packages. No page imports them. */
const BUILD_ALIASES = 'web/interface/rendering/';

test('every interface piece is used by a page, not only by the gallery', () => {
  const imports = importsOf('web');
  const used = new Set<string>();
  const reach = (file: string): void => {
    for (const { target } of imports.filter((each) => each.file === file)) {
      const source = [target, target.replace(/\.js$/, '.tsx'), target.replace(/\.js$/, '.ts')];
      for (const found of source.filter((each) => each.startsWith(PIECES) && !used.has(each))) {
        used.add(found);
        reach(found);
      }
    }
  };
  const pages = files('web').filter((file) => !file.startsWith(PIECES) && !file.startsWith(GALLERY));
  pages.forEach(reach);
  const pieces = files('web/interface').filter((file) => file.endsWith('.tsx') && !file.startsWith(BUILD_ALIASES));
  expect(pieces.length).toBeGreaterThan(20);
  expect(pieces.filter((file) => !used.has(file))).toEqual([]);
});

test('every stylesheet of the interface belongs to an existing piece', () => {
  const imported = new Set(importsOf('web').map(({ target }) => target));
  const sheets = stylesheets('web/interface');
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([]);
});

test('icons have the three strokes 1, 1.5 and 2 and no other (UI-10)', () => {
  const strokes = files('web')
    .filter((file) => readFileSync(file, 'utf8').includes("from 'lucide-react'"))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/strokeWidth=\{([\d.]+)\}/g)].map(([, width]) => width));
  expect(strokes.length).toBeGreaterThan(30);
  expect([...new Set(strokes)].filter((width) => !ICON_STROKES.some((stroke) => String(stroke) === width))).toEqual([]);
});

function stylesheets(layer: string): readonly string[] {
  return readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(layer, file));
}
