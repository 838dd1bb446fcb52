import { expect, test } from 'vitest';

import { byMeasure } from './measure-order.js';

test.each([
  ['strengths', ['60 mg', '200 mg', '500 mg', '1 g', '1,5 g']],
  ['small strengths', ['50 mikrogram', '0,1 mg', '1 mg']],
  ['strengths of solutions apart from others', ['1 g', '30 mg/500 mg', '0,5 mg/ml', '24 mg/ml', '120 mg/ml']],
  ['sizes', ['10 st', '20 st', '100 st', '50 ml', '2 x 50 ml', '1 l']],
  ['weights with thousands', ['900 g', '1 000 g', '2 kg']],
  ['texts without a number last', ['20 st', 'Large', 'Small']],
])('%s are sorted in their natural order', (_what, inOrder) => {
  expect(inOrder.toReversed().sort(byMeasure)).toEqual(inOrder);
});
