import { deliveryRule, promiseOf, type DeliveryOptionId } from '../../delivery/index.js';
import {
  addDays,
  addMinutes,
  dated,
  endOfDay,
  stockholmDate,
  type BusinessDate,
  type Instant,
  type Ore,
} from '../../kernel/index.js';

export interface CollectRule {
  /** Options whose days are counted to the hour: two days are 48 hours from the notice. */
  readonly byHour: readonly string[];
  /** Days after the last day in which a customer may have the parcel sent to the same place again. */
  readonly reorderDays: Readonly<Record<string, number>>;
  /** The reminder comes so many days before the last day. The first entry whose hold is not longer applies. */
  readonly reminders: readonly { readonly holdDays: number; readonly daysBefore: number }[];
  /** Options whose medicines are destroyed without a refund, when the customer does not get them. */
  readonly destroysMedicines: Readonly<Record<'not-delivered' | 'not-collected', readonly DeliveryOptionId[]>>;
}

/** CHK-16: what holds for a parcel that waits for its customer. The time of each option is in the delivery rule. */
export const collectRule = dated<CollectRule>('collect', [
  {
    from: '2000-01-01',
    value: {
      byHour: ['express'],
      reorderDays: { locker: 10 },
      reminders: [
        { holdDays: 14, daysBefore: 3 },
        { holdDays: 7, daysBefore: 2 },
        { holdDays: 2, daysBefore: 1 },
      ],
      destroysMedicines: {
        'not-delivered': ['evening-home'],
        'not-collected': ['postal', 'agent', 'locker'],
      },
    },
  },
]);

/** How long a parcel waits. The terms of the day of the purchase apply. */
export type HoldLength = { readonly days: number } | { readonly hours: number };

/** How long a parcel of the option waits. Null where nobody collects it. */
export function holdLength(optionId: string, placedAt: Instant): HoldLength | null {
  const days = promiseOf(optionId, placedAt)?.holdDays ?? null;
  if (days === null) return null;
  return collectRule.on(stockholmDate(placedAt)).byHour.includes(optionId) ? { hours: days * 24 } : { days };
}

export interface Hold {
  readonly readyAt: Instant;
  /** The last day to collect the parcel. */
  readonly lastDay: BusinessDate;
  /** The end of the last day, or the hour where the time is counted in hours. */
  readonly until: Instant;
  /** Whether the customer must know the hour. */
  readonly byHour: boolean;
}

/** The day of the notice does not count, so the customer has whole days. */
export function holdFrom(readyAt: Instant, length: HoldLength): Hold {
  if ('hours' in length) {
    const until = addMinutes(readyAt, length.hours * 60);
    return { readyAt, lastDay: stockholmDate(until), until, byHour: true };
  }
  const lastDay = addDays(stockholmDate(readyAt), length.days);
  return { readyAt, lastDay, until: endOfDay(lastDay), byHour: false };
}

/** The first day on which the customer is reminded. Null for a time that is too short for a reminder. */
export function reminderDay({ readyAt, lastDay }: Hold, placedAt: Instant): BusinessDate | null {
  const readyOn = stockholmDate(readyAt);
  const { reminders } = collectRule.on(stockholmDate(placedAt));
  const reminder = reminders.find(({ holdDays }) => addDays(readyOn, holdDays) <= lastDay);
  return reminder ? addDays(lastDay, -reminder.daysBefore) : null;
}

/** The last day to have an uncollected parcel sent again. Null where that is not offered. */
export function reorderDay(optionId: string, lastDay: BusinessDate, placedAt: Instant): BusinessDate | null {
  const days = collectRule.on(stockholmDate(placedAt)).reorderDays[optionId];
  return days === undefined ? null : addDays(lastDay, days);
}

/** What an order bears for goods that nobody collected, by the terms of the day of the purchase. */
export function uncollectedFee(placedAt: Instant): { readonly amount: Ore; readonly ruleVersion: string } {
  const { uncollectedFee: amount, ruleVersion } = deliveryRule.on(stockholmDate(placedAt));
  return { amount, ruleVersion };
}

export function destroysMedicines(
  why: keyof CollectRule['destroysMedicines'],
  optionId: string,
  placedAt: Instant,
): boolean {
  const options: readonly string[] = collectRule.on(stockholmDate(placedAt)).destroysMedicines[why];
  return options.includes(optionId);
}
