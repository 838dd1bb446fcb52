import { describe, expect, test } from 'vitest';

import { clientErrors } from '../../visit/session/client-error-texts.js';
import { quantityFailure } from './quantity-failure.js';

const errors = (...codes: readonly string[]) => codes.map((code) => ({ code, message: '' }));

describe('a quantity that could not be set (CRT-02)', () => {
  test.each([
    [['RULE_VIOLATION']],
    [['maxQuantityReached']],
    [['maxQuantityAlreadyReached']],
    [['OUT_OF_STOCK']],
    [['CartIsFrozen', 'RULE_VIOLATION']],
  ])('because of %j was more than is allowed', (codes) => {
    expect(quantityFailure(errors(...codes))).toBe(clientErrors.quantityAboveLimit);
  });

  test.each([[[]], [['failed']], [['CartIsFrozen']]])('because of %j was not updated', (codes) => {
    expect(quantityFailure(errors(...codes))).toBe(clientErrors.updateQuantity);
  });
});
