import { expect, test } from 'vitest';

import { historyWords } from './consent-row.js';

test('a consent that was never asked for is a no without a date', () => {
  expect(historyWords({ history: [] })).toEqual(['Inte godkänt']);
});

test('each answer has its date in Stockholm, the latest first', () => {
  const history = [
    { given: false, at: '2026-04-01T10:00:00.000Z' },
    { given: true, at: '2026-03-02T23:30:00.000Z' },
  ];
  expect(historyWords({ history })).toEqual(['Återkallat 1 april 2026', 'Godkänt 3 mars 2026']);
});
