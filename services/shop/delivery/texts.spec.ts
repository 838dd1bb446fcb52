import { expect, test } from 'vitest';

import { promiseText } from './texts.js';

const evening = { earliest: '2026-05-04', latest: '2026-05-04', handover: { from: '17:00', to: '22:00' } } as const;

test.each([
  ['evening-home', false, 'måndag 4 maj kl. 17.00–22.00'],
  ['evening-home', true, 'måndag 4 maj kl. 17.00–22.00, till tomtgränsen'],
  ['property-boundary', true, 'måndag 4 maj kl. 17.00–22.00'],
] as const)('the promise of %s, to the property boundary: %s', (optionId, toBoundary, text) => {
  expect(promiseText({ optionId, toBoundary, ...evening })).toBe(text);
});
