import { describe, expect, test } from 'vitest';

import { deriveCommandId } from './command-id.js';

const seed = '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3';

describe('a form’s command id', () => {
  test('is a UUID of the same version as the seed', () => {
    expect(deriveCommandId(seed, 'add:100200')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('is the same again for the same form of the same page', () => {
    expect(deriveCommandId(seed, 'add:100200')).toBe(deriveCommandId(seed, 'add:100200'));
  });

  test('differs between the forms of a page', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => deriveCommandId(seed, `add:${100_000 + index}`));
    expect(new Set(ids).size).toBe(5_000);
  });
});
