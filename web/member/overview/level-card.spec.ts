import { describe, expect, test } from 'vitest';

import { levelProgress } from './level-card.js';

const table = [
  { level: '+', from: 0, rate: 2 },
  { level: '++', from: 1001, rate: 2.2 },
  { level: '+++', from: 2001, rate: 2.3 },
] as const;

describe('a member’s place in the level table', () => {
  test('shows what is missing for the next level', () => {
    expect(levelProgress(table, '+', 401)).toMatchObject({ rate: 2, next: { level: '++', left: 600 } });
    expect(levelProgress(table, '++', 1501)).toMatchObject({ rate: 2.2, next: { level: '+++', left: 500 } });
  });

  test('at the top shows nothing missing', () => {
    expect(levelProgress(table, '+++', 2500)).toEqual({ rate: 2.3, next: null, percent: 100 });
  });

  test('keeps a protected level above the points', () => {
    expect(levelProgress(table, '++', 200)).toMatchObject({ rate: 2.2, next: { level: '+++', left: 1801 } });
  });

  test('goes from zero to the whole', () => {
    expect(levelProgress(table, '+', 0).percent).toBe(0);
    expect(levelProgress(table, '++', 1001).percent).toBe(33);
  });
});
