export { holidayOn, type Holiday, type HolidayKind } from './holidays.js';
export { deviations, isOpenAt, openingOn, ordinary, type Deviation, type OpeningDay } from './opening-hours.js';
export type { Hours, OpeningWeek } from './opening-week.js';
