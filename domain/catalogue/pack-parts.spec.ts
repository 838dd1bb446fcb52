import { expect, test } from 'vitest';

import { packParts } from './pack-parts.js';

const plain = { strength: null, variant: null, packageText: '75 ml' };

test.each([
  ['a medicine: strength and pack', { strength: '500 mg', packageText: '20 st' }, ['500 mg', '20 st']],
  [
    'a medicine whose variant repeats them',
    { strength: '500 mg', variant: { axis: 'Styrka och förpackning', value: '500 mg, 20 st' }, packageText: '20 st' },
    ['500 mg', '20 st'],
  ],
  ['goods with a choice', { variant: { axis: 'Smak', value: 'Mint' } }, ['Mint', '75 ml']],
  ['goods whose choice is the size', { variant: { axis: 'Storlek', value: '75 ml' } }, ['75 ml']],
  ['goods whose choice names the size', { variant: { axis: 'Variant', value: 'Mint, 75 ml' } }, ['Mint', '75 ml']],
  ['goods without a choice', {}, ['75 ml']],
  ['goods without a size', { packageText: '' }, []],
  ['goods with a choice and no size', { packageText: '', variant: { axis: 'Färg', value: 'Blå' } }, ['Blå']],
])('the line of a pack shows the right parts for %s', (_what, given, parts) => {
  expect(packParts({ ...plain, ...given })).toEqual(parts);
});
