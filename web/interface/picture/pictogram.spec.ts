import { describe, expect, test } from 'vitest';

import { PICTOGRAM_PX } from '../styles/measures.js';
import { pictogramStroke, type PictogramSize } from './pictogram.js';

const pixels = (size: PictogramSize, weight: 'Thin' | 'Regular' | 'Thick'): number =>
  (pictogramStroke(size, weight) * PICTOGRAM_PX[size]) / 24;

describe('the line of a pictogram', () => {
  test('is 1, 1.5 or 2 pixels at the smallest size', () => {
    expect(
      [pixels('xs', 'Thin'), pixels('xs', 'Regular'), pixels('xs', 'Thick')].map((width) => width.toFixed(2)),
    ).toEqual(['1.00', '1.51', '2.00']);
  });

  test('grows with the size, but slower', () => {
    expect(pixels('xl', 'Regular')).toBeGreaterThan(pixels('m', 'Regular'));
    expect(pixels('xl', 'Regular')).toBeLessThan(4);
  });
});
