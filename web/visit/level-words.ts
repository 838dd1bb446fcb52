import type { Level } from '../../domain/member/events.js';

/**
 * Names of the levels. The points that a level needs and its bonus rate come from the server on a member's own pages.
 */
export const levelNames: Readonly<Record<Level, string>> = { '+': 'Plus', '++': 'Plus Plus', '+++': 'Plus Plus Plus' };

/** The levels as the terms list them (CLB-04), for pages that show no member. */
export const clubLevels: readonly { level: Level; name: string; from: number; rate: number }[] = [
  { level: '+', name: levelNames['+'], from: 0, rate: 2.0 },
  { level: '++', name: levelNames['++'], from: 1001, rate: 2.2 },
  { level: '+++', name: levelNames['+++'], from: 2001, rate: 2.3 },
];

const oneDecimal = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Example: "2,2 %". */
export function percent(rate: number): string {
  return `${oneDecimal.format(rate)}\u00a0%`;
}

const whole = new Intl.NumberFormat('sv-SE');

/** Example: "1 250 poäng". */
export function points(count: number): string {
  return `${whole.format(count)}\u00a0poäng`;
}
