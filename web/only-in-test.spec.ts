import { expect, test } from 'vitest';

import { onlyInTest } from './only-in-test.js';

test('the page of interface pieces does not exist in production', () => {
  expect(thrownBy(() => onlyInTest('production'))).toMatchObject({ status: 404 });
  expect(thrownBy(() => onlyInTest('test'))).toBeUndefined();
});

function thrownBy(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}
