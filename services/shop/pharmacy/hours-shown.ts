import type { OpeningHoursView } from './contract.js';
import {
  ordinary,
  type OpeningDay,
  type OpeningStanding,
  type Hours,
  type OpeningWeek,
} from '../../../domain/pharmacy/index.js';
import { hoursTexts as texts } from './texts.js';

/** The days of the week as JavaScript numbers them, Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** Writes the week in as few lines as possible, for example "Måndag–fredag 9–19". */
export function weekShown(week: OpeningWeek): readonly OpeningHoursView[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const day of DAYS) {
    const hours = hoursShown(ordinary(week, day));
    const line = lines.at(-1);
    if (line?.hours === hours) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: daysShown(first, last), hours }));
}

/** Writes hours, for example "9–19" or "9.30–18", otherwise the word for closed. */
export function hoursShown(hours: Hours | OpeningDay): string {
  if (!hours?.opens || !hours.closes) return texts.closed;
  return `${timeShown(hours.opens)}–${timeShown(hours.closes)}`;
}

/** Writes how the day stands now, for example "Öppnar kl. 11" or "Öppet till 16". */
export function standingShown({ kind, at }: OpeningStanding): string {
  if (kind === 'opens') return texts.opens(timeShown(at));
  if (kind === 'open') return texts.openUntil(timeShown(at));
  return kind === 'over' ? texts.over : texts.closedToday;
}

export function schedule(
  week: OpeningWeek,
): readonly { readonly day: string; readonly opens: string; readonly closes: string }[] {
  return DAYS.flatMap((day) => {
    const hours = ordinary(week, day);
    return hours ? [{ day: SCHEMA_DAYS[day], opens: hours.opens, closes: hours.closes }] : [];
  });
}

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function daysShown(first: number, last: number): string {
  const opening = texts.days[first] ?? '';
  const name = opening.charAt(0).toUpperCase() + opening.slice(1);
  return first === last ? name : `${name}–${texts.days[last] ?? ''}`;
}

function timeShown(time: string): string {
  const hour = String(Number(time.slice(0, 2)));
  return time.endsWith(':00') ? hour : `${hour}.${time.slice(3)}`;
}
