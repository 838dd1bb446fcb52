import { describe, expect, test } from 'vitest';

import { isForChildren, speaksOfChildren } from './for-children.js';

const paracetamol = {
  name: 'Paracetamol',
  categoryPath: 'receptfria-lakemedel/vark-och-feber',
  substance: 'paracetamol',
};

describe('a pack for children', () => {
  test.each([
    ['60 mg', true],
    ['250 mg', true],
    ['500 mg', false],
    ['1 g', false],
    ['0,125 g', true],
    ['4 droppar', false],
    [null, false],
  ])('is a suppository of paracetamol of %s: %s', (strength, isFor) => {
    expect(isForChildren({ ...paracetamol, form: 'suppositorium', strength })).toBe(isFor);
  });

  test('is every oral suspension of paracetamol', () => {
    expect(isForChildren({ ...paracetamol, form: 'oral suspension', strength: '24 mg/ml' })).toBe(true);
  });

  test('is not a pack of a substance without known limits', () => {
    expect(isForChildren({ ...paracetamol, substance: 'loratadin', form: 'suppositorium', strength: '1 mg' })).toBe(
      false,
    );
  });
});

test.each([
  ['barn', true],
  ['barntandkräm', true],
  ['spädbarn', true],
  ['Barnängen', false],
  ['barnmorska', false],
  ['babyblå', false],
  ['vuxen', false],
  ['tandkräm för små barn', true],
])('the text "%s" is about children: %s', (word, speaks) => {
  expect(speaksOfChildren(word)).toBe(speaks);
});
