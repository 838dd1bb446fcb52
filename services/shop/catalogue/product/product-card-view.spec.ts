import { expect, test } from 'vitest';

import { generateCatalogue } from '../../../../seed/catalogue/index.js';
import { NO_STICKERS } from '../sticker.js';
import { productCardView } from './product-card-view.js';

const [first] = generateCatalogue({ size: 1 });

test('diclofenac gel, ATC M02AA15, comes with advice, and nothing else does (CAT-09)', () => {
  if (!first) throw new Error('an empty catalogue');
  const warningOf = (atcCode: string | null) =>
    productCardView({ ...first, atcCode }, '2026-05-04', NO_STICKERS).warning;
  expect(['M02AA15', 'M02AA10', 'M02AA', null].map(warningOf)).toEqual(['diclofenac', null, null, null]);
});
