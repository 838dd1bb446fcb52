import { addDays, atStockholm, daysBetween, type BusinessDate, type Instant } from '../../domain/kernel/index.js';
import type { Random } from '../catalogue/random.js';

/** Weights of the hours from 07 to 22. Most people shop at lunch and in the evening. */
const HOURS = [2, 3, 4, 4, 5, 7, 6, 4, 4, 5, 7, 8, 10, 13, 12, 7] as const;
const FIRST_HOUR = 7;
/** Weights of the days from Sunday to Saturday. Most people shop on Fridays and Sundays. */
const WEEKDAYS = [1.15, 1, 0.95, 0.95, 1, 1.3, 0.8] as const;
/** Weights of the months from January to December. Colds come in winter and pollen in spring; July is quiet. */
const MONTHS = [1.2, 1.1, 1.05, 1.1, 1.15, 0.95, 0.7, 0.85, 1, 1.05, 1.2, 1.25] as const;
const BUSIEST = 1.3 * 1.25;

/** Draws a time of the day at which people shop. */
export function timeOfDay(date: BusinessDate, chance: Random): Instant {
  return atStockholm(date, `${two(weighted(HOURS, chance) + FIRST_HOUR)}:${two(chance.between(0, 59))}`);
}

/** Draws different days between two dates, in order. Busy seasons have more of them. */
export function shoppingDays(
  from: BusinessDate,
  to: BusinessDate,
  count: number,
  chance: Random,
): readonly BusinessDate[] {
  const days = daysBetween(from, to);
  const found = new Set<BusinessDate>();
  for (let tries = 0; found.size < Math.min(count, days) && tries < count * 40; tries += 1) {
    const date = addDays(from, chance.between(0, days));
    if (chance.next() * BUSIEST < business(date)) found.add(date);
  }
  return [...found].sort();
}

function business(date: BusinessDate): number {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? 1;
  return weekday * (MONTHS[Number(date.slice(5, 7)) - 1] ?? 1);
}

function weighted(weights: readonly number[], chance: Random): number {
  let rest = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (rest -= weight) < 0);
  return found < 0 ? weights.length - 1 : found;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
