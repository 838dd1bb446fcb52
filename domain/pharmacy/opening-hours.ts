import { dayOfWeek } from '../delivery/index.js';
import { addDays, atStockholm, type BusinessDate, type Instant } from '../kernel/index.js';
import { holidayOn } from './holidays.js';
import { WEEKS, type Hours, type OpeningWeek } from './opening-week.js';

/** Both are null when the pharmacy is closed all day. */
export interface OpeningDay {
  readonly date: BusinessDate;
  readonly opens: string | null;
  readonly closes: string | null;
}

export interface Deviation extends OpeningDay {
  readonly name: string;
}

/** The number of weeks for which other opening hours are shown in advance. */
const WEEKS_AHEAD = 5;

export function openingOn(week: OpeningWeek, date: BusinessDate): OpeningDay {
  const holiday = holidayOn(date);
  return dayOf(date, holiday ? WEEKS[week][holiday.kind] : ordinary(week, dayOfWeek(date)));
}

/** Days on which the hours differ from the ordinary hours of the weekday, starting at `from`. */
export function deviations(week: OpeningWeek, from: BusinessDate): readonly Deviation[] {
  const dates = Array.from({ length: WEEKS_AHEAD * 7 }, (_, days) => addDays(from, days));
  return dates.flatMap((date) => {
    const holiday = holidayOn(date);
    const day = openingOn(week, date);
    const usual = dayOf(date, ordinary(week, dayOfWeek(date)));
    const differs = day.opens !== usual.opens || day.closes !== usual.closes;
    return holiday && differs ? [{ ...day, name: holiday.name }] : [];
  });
}

export function isOpenAt({ date, opens, closes }: OpeningDay, at: Instant): boolean {
  return opens !== null && closes !== null && at >= atStockholm(date, opens) && at < atStockholm(date, closes);
}

/** What a pharmacy's day looks like at an instant: when it opens, when it closes, or that it is closed. */
export type OpeningStanding =
  { readonly kind: 'opens' | 'open'; readonly at: string } | { readonly kind: 'over' | 'closed'; readonly at: null };

export function standingAt(day: OpeningDay, at: Instant): OpeningStanding {
  const { date, opens, closes } = day;
  if (opens === null || closes === null) return { kind: 'closed', at: null };
  if (isOpenAt(day, at)) return { kind: 'open', at: closes };
  return at < atStockholm(date, opens) ? { kind: 'opens', at: opens } : { kind: 'over', at: null };
}

/** The ordinary hours of a weekday. `day` 0 is Sunday. */
export function ordinary(week: OpeningWeek, day: number): Hours {
  const { weekday, saturday, sunday } = WEEKS[week];
  return day === 0 ? sunday : day === 6 ? saturday : weekday;
}

function dayOf(date: BusinessDate, hours: Hours): OpeningDay {
  return { date, opens: hours?.opens ?? null, closes: hours?.closes ?? null };
}
