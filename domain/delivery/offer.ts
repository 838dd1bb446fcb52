import type { CartLine } from '../cart/index.js';
import { addDays, atStockholm, stockholmDate, type BusinessDate, type Instant, type Ore } from '../kernel/index.js';
import { deliveryRule, type DeliveryOption, type DeliveryOptionId } from './option.js';
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
  return options
    .filter((option) => fits(option, request))
    .map((option) => ({
      ...promise(option, request.at),
      price: free && !option.chilled ? 0 : option.price,
      ruleVersion,
    }));
}

/** Whether the goods must be kept cold on their way (CRT-03). */
export function isCold({ flags }: Pick<CartLine, 'flags'>): boolean {
  return flags.includes('StoredCold') || flags.includes('ConstantCoolingRequired');
}

/** Whether the option suits the goods. Chilled goods need a chilled option; other goods may not use one. */
function fits({ chilled, areas, maxWeightGrams }: DeliveryOption, { postalCode, lines }: DeliveryRequest): boolean {
  const cold = lines.some(isCold);
  const weight = lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
  const covered = areas === null || areas.includes(postalCode.trim().slice(0, 2));
  return cold === chilled && covered && (maxWeightGrams === null || weight <= maxWeightGrams);
}

/** The delivery dates that an option promised at an instant. Null when the option did not exist then. */
export function promiseOf(
  optionId: string,
  at: Instant,
): Pick<OfferedDelivery, 'earliest' | 'latest' | 'holdDays'> | null {
  const option = deliveryRule.on(stockholmDate(at)).options.find((each) => each.optionId === optionId);
  return option ? promise(option, at) : null;
}

function promise({ optionId, cutoff, weekdays, holdDays }: DeliveryOption, at: Instant) {
  const today = stockholmDate(at);
  const leaves = isWeekday(today) && at < atStockholm(today, cutoff) ? today : weekdayFrom(addDays(today, 1));
  return { optionId, holdDays, earliest: addWeekdays(leaves, weekdays.from), latest: addWeekdays(leaves, weekdays.to) };
}
