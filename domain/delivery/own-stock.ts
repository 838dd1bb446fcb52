import {
  addDays,
  addMinutes,
  atStockholm,
  dated,
  stockholmDate,
  stockholmTime,
  type BusinessDate,
  type Instant,
  type Ore,
} from '../kernel/index.js';
import type { DeliveryRequest, OfferedDelivery } from './offer.js';
import { kindOfWhole } from './parcels.js';

/** The options for which a pharmacy packs the order from its own stock. */
export const OWN_STOCK_OPTIONS = ['express', 'pharmacy-shelf'] as const;
export type OwnStockOptionId = (typeof OWN_STOCK_OPTIONS)[number];

export interface OwnStockOption {
  readonly price: Ore;
  /** The order is ready within this time, and is taken until the same time before closing. */
  readonly readyMinutes: number;
  /** On how many days after today it may be ready. 0 for today only. */
  readonly daysAhead: number;
  readonly holdDays: number;
  readonly mostGrams: number;
  readonly mostKilometres: number;
  /** Whether the shopper must be logged in with an e-ID to choose it (CHK-01). */
  readonly requiresIdentification: boolean;
}

const pharmacy = { readyMinutes: 120, mostGrams: 20_000, mostKilometres: 30 } as const;

/**
 * CHK-02: express pickup is ready within two hours and kept for 48 hours. CHK-13: where nothing can be sent, the goods
 * are offered for pickup at a pharmacy that has them, from its next open day. It keeps them as long as any other parcel.
 */
export const ownStockRule = dated<Readonly<Record<OwnStockOptionId, OwnStockOption>>>('own-stock', [
  {
    from: '2000-01-01',
    value: {
      express: { ...pharmacy, price: 6900, daysAhead: 0, holdDays: 2, requiresIdentification: true },
      'pharmacy-shelf': { ...pharmacy, price: 2900, daysAhead: 7, holdDays: 14, requiresIdentification: false },
    },
  },
]);

export function isOwnStock(optionId: string): optionId is OwnStockOptionId {
  return (OWN_STOCK_OPTIONS as readonly string[]).includes(optionId);
}

/** The hours of one pharmacy on a date. Both are null when it is closed all day. */
export interface HoursOfDay {
  readonly date: BusinessDate;
  readonly opens: string | null;
  readonly closes: string | null;
}

/**
 * When an order is ready at a pharmacy: within two hours, counted from opening where it is closed now. Null after the
 * last minute of the last day. Hours that are of another date than the asked one say nothing.
 */
export function readyAt(
  optionId: OwnStockOptionId,
  hoursOn: (date: BusinessDate) => HoursOfDay,
  at: Instant,
): Instant | null {
  const today = stockholmDate(at);
  const { readyMinutes, daysAhead } = ownStockRule.on(today)[optionId];
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const { date: stated, opens, closes } = hoursOn(date);
    if (stated !== date || opens === null || closes === null) continue;
    const begins = atStockholm(date, opens);
    if (at < addMinutes(atStockholm(date, closes), -readyMinutes))
      return addMinutes(at < begins ? begins : at, readyMinutes);
  }
  return null;
}

/**
 * Pickup at a pharmacy that has all the goods, at the instant when they are ready. A pharmacy hands out cold goods beside
 * others, so the order is one parcel. Prescription goods are dispensed in another way.
 */
export function offerOwnStock(
  optionId: OwnStockOptionId,
  { lines, at }: Pick<DeliveryRequest, 'lines' | 'at'>,
  ready: Instant,
): OfferedDelivery | null {
  const { [optionId]: option, ruleVersion } = ownStockRule.on(stockholmDate(at));
  const weight = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  if (lines.length === 0 || weight > option.mostGrams || lines.some(({ type }) => type === 'Rx')) return null;
  const day = stockholmDate(ready);
  const promise = {
    ...{ optionId, earliest: day, latest: day, holdDays: option.holdDays },
    handover: { from: null, to: stockholmTime(ready) },
    toBoundary: false,
  } as const;
  const { price, requiresIdentification } = option;
  const parcels = [{ kind: kindOfWhole(lines), ...promise }];
  return { ...promise, price, requiresIdentification, parcels, ruleVersion };
}
