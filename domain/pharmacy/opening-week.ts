import type { HolidayKind } from './holidays.js';

/** The type of a pharmacy, which determines its ordinary week. */
export type OpeningWeek = 'city' | 'mall' | 'town' | 'village' | 'hospital' | 'late' | 'agency';

/** Stockholm time, "HH:MM". Null when closed all day. */
export type Hours = { readonly opens: string; readonly closes: string } | null;

interface Week extends Readonly<Record<HolidayKind, Hours>> {
  readonly weekday: Hours;
  readonly saturday: Hours;
  readonly sunday: Hours;
}

const from = (text: string): Hours => ({ opens: text.slice(0, 5), closes: text.slice(6) });
const shut = null;

export const WEEKS: Readonly<Record<OpeningWeek, Week>> = {
  late: {
    weekday: from('08:00-22:00'),
    saturday: from('08:00-22:00'),
    sunday: from('08:00-22:00'),
    red: from('10:00-20:00'),
    eve: from('09:00-16:00'),
    closed: from('11:00-17:00'),
  },
  city: {
    weekday: from('09:00-19:00'),
    saturday: from('10:00-17:00'),
    sunday: from('11:00-16:00'),
    red: from('11:00-16:00'),
    eve: from('10:00-14:00'),
    closed: shut,
  },
  mall: {
    weekday: from('10:00-20:00'),
    saturday: from('10:00-18:00'),
    sunday: from('11:00-17:00'),
    red: from('11:00-17:00'),
    eve: from('10:00-15:00'),
    closed: shut,
  },
  town: {
    weekday: from('09:00-18:00'),
    saturday: from('10:00-15:00'),
    sunday: shut,
    red: shut,
    eve: from('10:00-13:00'),
    closed: shut,
  },
  village: {
    weekday: from('09:30-18:00'),
    saturday: from('10:00-13:00'),
    sunday: shut,
    red: shut,
    eve: shut,
    closed: shut,
  },
  hospital: {
    weekday: from('08:00-18:00'),
    saturday: from('10:00-16:00'),
    sunday: from('10:00-16:00'),
    red: from('10:00-16:00'),
    eve: from('10:00-14:00'),
    closed: shut,
  },
  agency: {
    weekday: from('08:00-20:00'),
    saturday: from('09:00-18:00'),
    sunday: from('10:00-18:00'),
    red: from('10:00-18:00'),
    eve: from('09:00-14:00'),
    closed: shut,
  },
};
