import { expect, test } from 'vitest';

import { groupsOf } from './campaign-groups.js';

test.each([
  ['', 1],
  ['loaded=3', 1],
  ['loaded=4', 2],
  ['loaded=9', 3],
  ['loaded=0', 1],
  ['loaded=-1', 1],
  ['loaded=9999', 20],
  ['loaded=1e9', 1],
  ["loaded=' OR 1=1", 1],
])('the campaigns at ?%s are %i groups of three', (query, groups) => {
  expect(groupsOf(new URLSearchParams(query))).toBe(groups);
});
