import { describe, expect, test } from 'vitest';

import { categoryTree } from './category-tree.js';

const vark = { path: 'vark', name: 'Värk' };
const kropp = { path: 'vark/kropp', name: 'Muskler' };
const huvud = { path: 'vark/huvud', name: 'Huvudvärk' };
const gel = { path: 'vark/kropp/gel', name: 'Gel' };
const menu = [{ ...vark, children: [huvud, kropp] }];

const names = (items: ReturnType<typeof categoryTree>): unknown =>
  items.map(({ name, children }) => (children ? [name, names(children)] : name));

describe('the categories beside a listing', () => {
  test('of a top category are its own', () => {
    expect(names(categoryTree({ breadcrumbs: [vark], children: [huvud, kropp] }, menu))).toEqual([
      ['Värk', ['Huvudvärk', 'Muskler']],
    ]);
  });

  test('of a lower category are its siblings too, and the categories below it', () => {
    expect(names(categoryTree({ breadcrumbs: [vark, kropp], children: [gel] }, menu))).toEqual([
      ['Värk', ['Huvudvärk', ['Muskler', ['Gel']]]],
    ]);
  });

  test('go down to the lowest level', () => {
    expect(names(categoryTree({ breadcrumbs: [vark, kropp, gel], children: [] }, menu))).toEqual([
      ['Värk', ['Huvudvärk', ['Muskler', ['Gel']]]],
    ]);
  });

  test('are empty without a trail', () => {
    expect(categoryTree({ breadcrumbs: [], children: [] }, menu)).toEqual([]);
  });
});
