export { holidayOn, type Holiday, type HolidayKind } from './holidays.js';
export {
  deviations,
  isOpenAt,
  openingOn,
  ordinary,
  standingAt,
  type Deviation,
  type OpeningDay,
  type OpeningStanding,
} from './opening-hours.js';
export type { Hours, OpeningWeek } from './opening-week.js';
