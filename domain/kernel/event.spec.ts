import { expect, test } from 'vitest';

import { comparePositions, START, type Position } from './event.js';

test('positions are compared as numbers, the transaction first, also beyond the range of a double', () => {
  const inOrder: readonly Position[] = [
    START,
    '1/9',
    '2/1',
    '10/1',
    '10/2',
    '9007199254740993/1',
    '9007199254740994/1',
  ];
  expect([...inOrder].reverse().sort(comparePositions)).toEqual(inOrder);
  expect(comparePositions('7/3', '7/3')).toBe(0);
});
