import { readdirSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { circles, GROUPS, groupOf, isUpward, roomOf } from './groups.js';
import { files, importsOf, type Import } from './import-graph.js';

describe.each(Object.entries(GROUPS))('the groups of %s', (layer, order) => {
  const inside = importsOf(layer).filter(({ target }) => target.startsWith(`${layer}/`));

  test('have every file', () => {
    expect(files(layer).filter((file) => file.split('/').length > 2 && !order.includes(groupOf(file)))).toEqual([]);
  });

  test('use earlier groups and no later ones', () => {
    const upward = inside.filter((one) => isUpward(one, order));
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('have no rooms that use each other in a circle', () => {
    expect(circles(inside, roomOf)).toEqual([]);
  });
});

test('a circle of three rooms is found, and imported types do not count', () => {
  const uses = (from: string, to: string, typeOnly = false): Import => ({
    file: `services/shop/${from}/a.ts`,
    target: `services/shop/${to}/b.ts`,
    typeOnly,
  });
  const circle = [uses('cart', 'order'), uses('order', 'search'), uses('search', 'cart'), uses('search', 'pharmacy')];
  expect(circles(circle, roomOf)).toEqual(['shop/cart, shop/order, shop/search']);
  expect(circles([uses('cart', 'order'), uses('order', 'cart', true)], roomOf)).toEqual([]);
});

test('the domain and the projections have no rooms that use each other in a circle', () => {
  const room = (file: string): string | null =>
    file.split('/').length > 2 ? file.split('/').slice(0, 2).join('/') : null;
  expect(circles(importsOf('domain'), room)).toEqual([]);
  expect(circles(importsOf('projections'), room)).toEqual([]);
});

const MOST_ENTRIES = 25;

test('no folder has too many files to survey, or only one file', () => {
  const sizes = [...Object.keys(GROUPS), 'projections', 'simulators', 'seed'].flatMap(foldersOf);
  const wrong = sizes.filter(({ entries }) => entries.length > MOST_ENTRIES || isLonely(entries));
  expect(wrong.map(({ folder, entries }) => `${folder}: ${entries.length}`)).toEqual([]);
});

interface Folder {
  readonly folder: string;
  readonly entries: readonly string[];
}

/** Lists each folder with its files. A spec counts as the file that it tests. */
function foldersOf(folder: string): readonly Folder[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.map(({ name }) => name.replace(/(\.property)?\.spec(?=\.tsx?$)/, ''));
  const within = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersOf(`${folder}/${name}`));
  return [{ folder, entries: [...new Set(names)] }, ...within];
}

function isLonely(entries: readonly string[]): boolean {
  return entries.length === 1 && /\.tsx?$/.test(entries[0] ?? '');
}
