import {
  addDays,
  atStockholm,
  startOfDay,
  stockholmDate,
  stockholmTime,
  type BusinessDate,
  type Instant,
} from '../../kernel/index.js';
import { reminderRule } from './reminder-rule.js';

/** A reminder is due when its day begins in Stockholm. */
export function dueMoment(dueOn: BusinessDate): Instant {
  return startOfDay(dueOn);
}

/** RMD-03: whether nothing may leave at this instant. The clock on a Stockholm wall counts, also when it is changed. */
export function isQuiet(at: Instant): boolean {
  const { quietFrom, quietUntil } = reminderRule.on(stockholmDate(at));
  const time = stockholmTime(at);
  return time >= quietFrom || time < quietUntil;
}

/** The first instant from this one at which a reminder may leave. */
export function leavesFrom(at: Instant): Instant {
  if (!isQuiet(at)) return at;
  const today = stockholmDate(at);
  const { quietUntil } = reminderRule.on(today);
  return atStockholm(stockholmTime(at) < quietUntil ? today : addDays(today, 1), quietUntil);
}
