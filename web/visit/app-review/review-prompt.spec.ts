import { expect, test } from 'vitest';

import { mayAsk } from './review-prompt.js';

const shell = { requestReview: () => undefined };

test.each([
  ['in the app, in variant B', { variant: 'B', shell, asked: false }, true],
  ['not in variant A', { variant: 'A', shell, asked: false }, false],
  ['not on the web', { variant: 'B', shell: undefined, asked: false }, false],
  ['not in an app that cannot show the store’s question', { variant: 'B', shell: {}, asked: false }, false],
  ['not twice', { variant: 'B', shell, asked: true }, false],
] as const)('a review is asked for %s (PRO-16)', (_where, circumstances, asks) => {
  expect(mayAsk(circumstances)).toBe(asks);
});
