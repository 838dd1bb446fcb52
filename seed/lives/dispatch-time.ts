import {
  addDays,
  addMinutes,
  atStockholm,
  stockholmDate,
  type BusinessDate,
  type Instant,
} from '../../domain/kernel/index.js';
import type { ParcelPlan } from './parcel.js';

const LAST_DISPATCH = '18:00';

/**
 * When the order is dispatched. At the end of the history it is early, because the running shop's warehouse does not
 * know the order.
 */
export function dispatchAt(confirmed: Instant, { dispatchDays, minute }: ParcelPlan, last: BusinessDate): Instant {
  let date = addDays(stockholmDate(confirmed), dispatchDays);
  while (isWeekend(date)) date = addDays(date, 1);
  const wished = atStockholm(date, clockTime(8, minute));
  const latest = atStockholm(last, LAST_DISPATCH);
  const at = wished > confirmed ? wished : addMinutes(confirmed, 30);
  return at < latest ? at : latest;
}

function isWeekend(date: BusinessDate): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

export function clockTime(hour: number, minutes: number): string {
  return `${String(hour + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
