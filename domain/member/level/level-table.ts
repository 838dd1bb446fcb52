import { dated, type BusinessDate } from '../../kernel/index.js';
import type { Level } from '../events.js';

export interface LevelStep {
  readonly level: Level;
  /** The lowest number of points in the 365-day window that gives this level. */
  readonly from: number;
  /** The bonus in percent of the sum that earned the points. */
  readonly rate: number;
}

export interface LevelTable {
  readonly steps: readonly LevelStep[];
  readonly windowDays: number;
  readonly protectionDays: number;
}

/** CLB-03, CLB-04. The printed terms say 0–1000 for +++ too, which is an error: +++ starts where ++ ends. */
export const levelTable = dated<LevelTable>('level-table', [
  {
    from: '2020-01-01',
    value: {
      steps: [
        { level: '+', from: 0, rate: 2.0 },
        { level: '++', from: 1001, rate: 2.2 },
        { level: '+++', from: 2001, rate: 2.3 },
      ],
      windowDays: 365,
      protectionDays: 365,
    },
  },
]);

/** The level that a number of points gives. */
export function stepFor(table: LevelTable, points: number): LevelStep {
  return table.steps.findLast(({ from }) => from <= points) ?? lowest(table);
}

export function lowest(table: LevelTable): LevelStep {
  return table.steps[0] as LevelStep;
}

export function rankOf(table: LevelTable, level: Level): number {
  return table.steps.findIndex((step) => step.level === level);
}

/** The bonus rate of a level on a date, in percent. */
export function rateOf(level: Level, on: BusinessDate): number {
  const table = levelTable.on(on);
  return (table.steps.find((step) => step.level === level) ?? lowest(table)).rate;
}
