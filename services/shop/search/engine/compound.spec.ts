import { expect, test } from 'vitest';

import { partsOf } from './compound.js';

const known = new Set(['huvudvärk', 'tabletter', 'tablett', 'ansikte', 'kräm', 'barn', 'barnvagn']);
const isKnown = (part: string): boolean => known.has(part);

test.each([
  ['huvudvärkstabletter', ['huvudvärk', 'tabletter']],
  ['huvudvärktablett', ['huvudvärk', 'tablett']],
  ['barnkräm', ['barn', 'kräm']],
  ['tablett', null],
  ['huvudvärkskur', null],
  ['kräm', null],
  ['', null],
])('%s consists of %j', (word, parts) => expect(partsOf(word, isKnown)).toEqual(parts));
