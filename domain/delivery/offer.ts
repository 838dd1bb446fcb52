import type { CartLine } from '../cart/index.js';
import { addDays, atStockholm, stockholmDate, type BusinessDate, type Instant, type Ore } from '../kernel/index.js';
import { isIn } from './areas.js';
import { deliveryRule, type DeliveryOption, type DeliveryOptionId, type DeliveryZone } from './option.js';
import { isOwnStock, ownStockRule } from './own-stock.js';
import { parcelsOf, type Parcel, type ParcelKind, type ParcelLine } from './parcels.js';
import { addWeekdays, isWeekday, weekdayFrom } from './weekdays.js';

export type DeliveryLine = Pick<CartLine, 'weightGrams' | 'quantity'> & ParcelLine;

export interface DeliveryRequest<Line extends DeliveryLine = DeliveryLine> {
  readonly postalCode: string;
  readonly lines: readonly Line[];
  /** The sum of the goods except prescription items, after discounts. */
  readonly exHaItemTotal: Ore;
  readonly at: Instant;
}

/** When and how one parcel comes. */
interface Promised {
  readonly optionId: DeliveryOptionId;
  readonly earliest: BusinessDate;
  readonly latest: BusinessDate;
  readonly handover: DeliveryOption['handover'];
  readonly holdDays: number | null;
  /** True when the goods come home and are so heavy that they are handed over at the property boundary. */
  readonly toBoundary: boolean;
}

export interface OfferedParcel extends Promised {
  readonly kind: ParcelKind;
}

/** An option that the shopper can choose. `price` is that of the whole order, however many parcels it has. */
export interface OfferedDelivery extends Promised {
  readonly price: Ore;
  readonly requiresIdentification: boolean;
  readonly parcels: readonly OfferedParcel[];
  readonly ruleVersion: string;
}

export interface FreeShipping {
  /** False when no option that becomes free takes these goods. */
  readonly possible: boolean;
  readonly limit: Ore;
  readonly left: Ore;
  readonly reached: boolean;
}

/**
 * Whether the delivery is free, and how much is left to the limit (CRT-05). Chilled goods and a heavy parcel come home,
 * which is never free, so free delivery must not be promised for them.
 */
export function freeShipping(exHaItemTotal: Ore, lines: readonly DeliveryLine[], on: BusinessDate): FreeShipping {
  const { freeShippingLimit: limit, options } = deliveryRule.on(on);
  const parcels = parcelsOf(lines);
  const left = Math.max(0, limit - exHaItemTotal);
  const possible =
    limit > 0 &&
    (lines.length === 0 || options.some((one) => one.freeFromLimit && goodsObstacle(one, parcels) === null));
  return { possible, limit, left, reached: left === 0 };
}

/**
 * The delivery options for these goods and this postcode. Cold goods beside others travel in a parcel of their own, with
 * the chilled option; the shopper then chooses for the rest. When the list is empty, the API answers
 * NO_SHIPPING_OPTIONS (CHK-13).
 */
export function offerDelivery(request: DeliveryRequest): readonly OfferedDelivery[] {
  const { chosenFor, cold } = groups(request.lines);
  const chilled = cold && routesFor([cold], request)[0];
  if (cold && !chilled) return [];
  if (chosenFor.length === 0 && cold) return routesFor([cold], request).map((route) => offered(request, route));
  return routesFor(chosenFor, request).map((route) => offered(request, route, chilled));
}

/** The goods that no option takes to this postcode. They stand in the way of the others (CHK-13). */
export function undeliverable<Line extends DeliveryLine>(request: DeliveryRequest<Line>): readonly Line[] {
  const { chosenFor, cold } = groups(request.lines);
  const refused = (parcels: readonly Parcel<Line>[]): readonly Line[] =>
    routesFor(parcels, request).length > 0 ? [] : parcels.flatMap(({ lines }) => lines);
  return [...refused(chosenFor), ...(cold ? refused([cold]) : [])];
}

/** Parcels that one option carries to one place. */
interface Route {
  readonly option: DeliveryOption;
  readonly zone: DeliveryZone;
  readonly parcels: readonly Parcel<DeliveryLine>[];
}

/** The parcels whose option the shopper chooses, and the cold one beside them. */
function groups<Line extends DeliveryLine>(lines: readonly Line[]) {
  const parcels = parcelsOf(lines);
  return {
    chosenFor: parcels.filter(({ kind }) => kind !== 'chilled'),
    cold: parcels.find(({ kind }) => kind === 'chilled') ?? null,
  };
}

function routesFor(
  parcels: readonly Parcel<DeliveryLine>[],
  { postalCode, at }: Pick<DeliveryRequest, 'postalCode' | 'at'>,
): readonly Route[] {
  const { options } = deliveryRule.on(stockholmDate(at));
  return options.flatMap((option) => {
    const zone = obstacleOf(option, parcels, postalCode) === null ? zoneOf(option, postalCode) : undefined;
    return zone ? [{ option, zone, parcels }] : [];
  });
}

/**
 * The order costs what its dearest parcel costs. So goods in a second parcel never make the first one dearer, and cold
 * goods are never sent at the price of others.
 */
function offered({ exHaItemTotal, at }: DeliveryRequest, chosen: Route, beside: Route | null = null): OfferedDelivery {
  const today = stockholmDate(at);
  const reached = exHaItemTotal >= deliveryRule.on(today).freeShippingLimit;
  const routes = beside ? [chosen, beside] : [chosen];
  return {
    ...routePromise(chosen, at),
    requiresIdentification: chosen.option.requiresIdentification,
    price: Math.max(...routes.map(({ option }) => (reached && option.freeFromLimit ? 0 : option.price))),
    parcels: routes.flatMap((route) => route.parcels.map(({ kind }) => ({ kind, ...routePromise(route, at) }))),
    ruleVersion: deliveryRule.on(today).ruleVersion,
  };
}

function routePromise({ option, zone, parcels }: Route, at: Instant): Promised {
  const isHeavy = weightOf(parcels) > deliveryRule.on(stockholmDate(at)).boundaryAboveGrams;
  return { ...promise(option, zone, at), toBoundary: option.holdDays === null && isHeavy };
}

function zoneOf({ zones }: DeliveryOption, postalCode: string): DeliveryZone | undefined {
  return zones.find(({ areas }) => areas === null || isIn(areas, postalCode));
}

/** Why an option does not take goods to a place. */
export type Obstacle = 'cold-goods' | 'only-cold' | 'too-light' | 'too-heavy' | 'goods' | 'area';

/** What keeps the option from carrying the parcels together to the postcode. Null when nothing does. */
export function obstacleOf(
  option: DeliveryOption,
  parcels: readonly Parcel<DeliveryLine>[],
  postalCode: string,
): Obstacle | null {
  return goodsObstacle(option, parcels) ?? (zoneOf(option, postalCode) ? null : 'area');
}

/** What in the goods keeps the option from them. Only a chilled option takes cold goods, and it takes no others. */
function goodsObstacle(
  { chilled, notFor, takesPrescriptions, weightGrams }: DeliveryOption,
  parcels: readonly Parcel<DeliveryLine>[],
): Obstacle | null {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  const weight = weightOf(parcels);
  const isCold = parcels.some(({ kind }) => kind === 'chilled');
  if (isCold !== chilled) return isCold ? 'cold-goods' : 'only-cold';
  if (weight < weightGrams.from) return 'too-light';
  if (weightGrams.to !== null && weight > weightGrams.to) return 'too-heavy';
  if (!takesPrescriptions && lines.some(({ type }) => type === 'Rx')) return 'goods';
  return lines.some(({ flags }) => flags.some((flag) => notFor.includes(flag))) ? 'goods' : null;
}

function weightOf(parcels: readonly Parcel<DeliveryLine>[]): number {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  return lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
}

/** The parcels whose option the shopper chooses: all but the cold one, unless there is no other. */
export function chosenParcels<Line extends DeliveryLine>(lines: readonly Line[]): readonly Parcel<Line>[] {
  const { chosenFor, cold } = groups(lines);
  return chosenFor.length === 0 && cold ? [cold] : chosenFor;
}

/**
 * The latest date that an option promised at an instant, wherever it delivers, and how long a parcel waits there. Null
 * when the option did not exist then.
 */
export function promiseOf(optionId: string, at: Instant): Pick<Promised, 'latest' | 'holdDays'> | null {
  const today = stockholmDate(at);
  if (isOwnStock(optionId)) {
    const { daysAhead, holdDays } = ownStockRule.on(today)[optionId];
    return { latest: addDays(today, daysAhead), holdDays };
  }
  const option = deliveryRule.on(today).options.find((each) => each.optionId === optionId);
  const slowest = option?.zones.at(-1);
  return option && slowest ? promise(option, slowest, at) : null;
}

function promise(
  { optionId, cutoff, handover, holdDays }: DeliveryOption,
  { weekdays }: DeliveryZone,
  at: Instant,
): Omit<Promised, 'toBoundary'> {
  const today = stockholmDate(at);
  const leaves = isWeekday(today) && at < atStockholm(today, cutoff) ? today : weekdayFrom(addDays(today, 1));
  return {
    ...{ optionId, handover, holdDays },
    earliest: addWeekdays(leaves, weekdays.from),
    latest: addWeekdays(leaves, weekdays.to),
  };
}
