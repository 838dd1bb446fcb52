import { describe, expect, test } from 'vitest';

import { chartShape } from './chart-shape.js';

const levels = [
  { level: '+', from: 0, rate: 2 },
  { level: '++', from: 1001, rate: 2.2 },
] as const;
const box = { width: 100, height: 100 };

describe('the chart of points over time', () => {
  test('is flat between changes and ends today', () => {
    const history = [
      { date: '2026-01-01', points: 0 },
      { date: '2026-01-06', points: 1000 },
      { date: '2026-01-11', points: 500 },
    ];
    const { line, last, top } = chartShape(history, levels, box);
    expect(top).toBe(2000);
    expect(line).toBe('M0 100H50V50H100V75');
    expect(last).toEqual({ x: 100, y: 75 });
  });

  test('draws a line for the limit of each level above the first', () => {
    expect(chartShape([{ date: '2026-01-01', points: 0 }], levels, box).thresholds).toEqual([{ level: '++', y: 50 }]);
  });

  test('of a member without history is an empty frame', () => {
    expect(chartShape([], levels, box)).toMatchObject({ line: '', last: { x: 0, y: 100 } });
  });
});
