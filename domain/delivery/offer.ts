import type { CartLine } from '../cart/index.js';
import { isCold } from '../catalogue/index.js';
import { addDays, atStockholm, stockholmDate, type BusinessDate, type Instant, type Ore } from '../kernel/index.js';
import { isIn } from './areas.js';
import { deliveryRule, type DeliveryOption, type DeliveryOptionId, type DeliveryZone } from './option.js';
import { addWeekdays, isWeekday, weekdayFrom } from './weekdays.js';

export interface DeliveryRequest {
  readonly postalCode: string;
  readonly lines: readonly Pick<CartLine, 'flags' | 'weightGrams' | 'quantity'>[];
  /** The sum of the goods except prescription items, after discounts. */
  readonly exHaItemTotal: Ore;
  readonly at: Instant;
}

export interface OfferedDelivery {
  readonly optionId: DeliveryOptionId;
  readonly price: Ore;
  readonly earliest: BusinessDate;
  readonly latest: BusinessDate;
  readonly handover: DeliveryOption['handover'];
  readonly holdDays: number | null;
  readonly ruleVersion: string;
}

export interface FreeShipping {
  readonly limit: Ore;
  readonly left: Ore;
  readonly reached: boolean;
}

/** Whether the delivery is free, and how much is left to the limit (CRT-05). */
export function freeShipping(exHaItemTotal: Ore, on: BusinessDate): FreeShipping {
  const limit = deliveryRule.on(on).freeShippingLimit;
  const left = Math.max(0, limit - exHaItemTotal);
  return { limit, left, reached: left === 0 };
}

/**
 * The delivery options for these goods and this postcode. When the list is empty, the API answers NO_SHIPPING_OPTIONS
 * (CHK-13).
 */
export function offerDelivery(request: DeliveryRequest): readonly OfferedDelivery[] {
  const today = stockholmDate(request.at);
  const { options, ruleVersion } = deliveryRule.on(today);
  const free = freeShipping(request.exHaItemTotal, today).reached;
  return options.flatMap((option) => {
    const zone = takesGoods(option, request.lines) ? zoneOf(option, request.postalCode) : undefined;
    if (!zone) return [];
    return [
      { ...promise(option, zone, request.at), price: free && option.freeFromLimit ? 0 : option.price, ruleVersion },
    ];
  });
}

function zoneOf({ zones }: DeliveryOption, postalCode: string): DeliveryZone | undefined {
  return zones.find(({ areas }) => areas === null || isIn(areas, postalCode));
}

/** Whether the option suits the goods. Chilled goods need a chilled option; other goods may not use one. */
function takesGoods({ chilled, notFor, weightGrams }: DeliveryOption, lines: DeliveryRequest['lines']): boolean {
  const weight = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const carried = weightGrams.from <= weight && (weightGrams.to === null || weight <= weightGrams.to);
  const excluded = lines.some(({ flags }) => flags.some((flag) => notFor.includes(flag)));
  return lines.some(isCold) === chilled && carried && !excluded;
}

/**
 * The latest date that an option promised at an instant, wherever it delivers, and how long a parcel waits there. Null
 * when the option did not exist then.
 */
export function promiseOf(optionId: string, at: Instant): Pick<OfferedDelivery, 'latest' | 'holdDays'> | null {
  const option = deliveryRule.on(stockholmDate(at)).options.find((each) => each.optionId === optionId);
  const slowest = option?.zones.at(-1);
  return option && slowest ? promise(option, slowest, at) : null;
}

function promise({ optionId, cutoff, handover, holdDays }: DeliveryOption, { weekdays }: DeliveryZone, at: Instant) {
  const today = stockholmDate(at);
  const leaves = isWeekday(today) && at < atStockholm(today, cutoff) ? today : weekdayFrom(addDays(today, 1));
  return {
    ...{ optionId, handover, holdDays },
    earliest: addWeekdays(leaves, weekdays.from),
    latest: addWeekdays(leaves, weekdays.to),
  };
}
