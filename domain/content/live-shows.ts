import { dayOfWeek } from '../delivery/index.js';
import {
  addDays,
  addMinutes,
  atStockholm,
  daysBetween,
  stockholmDate,
  type BusinessDate,
  type Instant,
} from '../kernel/index.js';
import { SHOW_THEMES, type ShowTheme } from './show-themes.js';

export interface Show extends ShowTheme {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly state: 'coming' | 'live' | 'past';
}

/** Shows are on Thursdays at 19:00, Stockholm time. */
const DAY = 4;
const TIME = '19:00';
const MINUTES = 45;
const WEEKS_BACK = 4;
const WEEKS_AHEAD = 3;
/** The Thursday from which the rotation of themes is counted. */
const FIRST_SHOW = '2026-01-08';

export function showsAround(now: Instant): readonly Show[] {
  const today = stockholmDate(now);
  const thursday = addDays(today, DAY - dayOfWeek(today));
  const weeks = Array.from({ length: WEEKS_BACK + WEEKS_AHEAD + 1 }, (_, index) => index - WEEKS_BACK);
  return weeks.map((week) => showOn(addDays(thursday, 7 * week), now));
}

function showOn(date: BusinessDate, now: Instant): Show {
  const turn = daysBetween(FIRST_SHOW, date) / 7;
  const theme = SHOW_THEMES[((turn % SHOW_THEMES.length) + SHOW_THEMES.length) % SHOW_THEMES.length]!;
  const startsAt = atStockholm(date, TIME);
  const endsAt = addMinutes(startsAt, MINUTES);
  const state = now < startsAt ? 'coming' : now < endsAt ? 'live' : 'past';
  return { ...theme, id: date, startsAt, endsAt, state };
}
