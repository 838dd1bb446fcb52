import { expect, test } from 'vitest';

import { warrantTexts } from './warrant-texts.js';

test('a warrant that holds for four years is told with the year of its last day', () => {
  expect(warrantTexts.done('2026-12-04', '2030-11-26')).toBe(
    'Fullmakten är registrerad. Den ska accepteras senast 4 december 2026, och gäller sedan till och med 26 november 2030.',
  );
});
