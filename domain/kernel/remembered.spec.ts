import { expect, test } from 'vitest';

import { remembered } from './remembered.js';

test('a result is calculated once, null too, and again after the limit', () => {
  const asked: string[] = [];
  const lengthOf = remembered(2, (text: string) => {
    asked.push(text);
    return text === '' ? null : text.length;
  });
  expect(['', 'a', '', 'a'].map(lengthOf)).toEqual([null, 1, null, 1]);
  expect(asked).toEqual(['', 'a']);
  expect(['abc', ''].map(lengthOf)).toEqual([3, null]);
  expect(asked).toEqual(['', 'a', 'abc', '']);
});

test('a calculation that failed is tried again', () => {
  let times = 0;
  const failing = remembered(2, () => {
    times += 1;
    throw new RangeError('no such date');
  });
  expect(() => failing('x')).toThrow(RangeError);
  expect(() => failing('x')).toThrow(RangeError);
  expect(times).toBe(2);
});
