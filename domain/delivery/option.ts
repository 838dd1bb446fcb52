import type { LineFlag } from '../catalogue/index.js';
import { dated, type Ore } from '../kernel/index.js';
import { CHILLED_FAR, CHILLED_NEAR, EARLY_BIRD, EVENING_CITIES, NORRLAND } from './areas.js';

export const DELIVERY_OPTIONS = [
  'postal',
  'agent',
  'locker',
  'pharmacy',
  'early-bird',
  'evening-home',
  'norrland-home',
  'property-boundary',
  'chilled-home',
  'express',
  'pharmacy-shelf',
] as const;
export type DeliveryOptionId = (typeof DELIVERY_OPTIONS)[number];

/** Where an option exists, and the number of weekdays from dispatch to arrival there. */
export interface DeliveryZone {
  /** The beginnings of the zone's postcodes. Null for the whole country. */
  readonly areas: readonly string[] | null;
  readonly weekdays: { readonly from: number; readonly to: number };
}

/** One way to receive a parcel (CHK-02). The text files hold its name and its promise. */
export interface DeliveryOption {
  readonly optionId: DeliveryOptionId;
  readonly price: Ore;
  /** Free from the limit of the rule on (CRT-05). */
  readonly freeFromLimit: boolean;
  /** Orders before this Stockholm time are dispatched on the same weekday. */
  readonly cutoff: string;
  /** The first zone that holds the postcode applies. */
  readonly zones: readonly DeliveryZone[];
  /** The Stockholm times between which the parcel is handed over. Null when the carrier promises only the day. */
  readonly handover: { readonly from: string | null; readonly to: string } | null;
  /** Days until an uncollected parcel is sent back. Null for home delivery. */
  readonly holdDays: number | null;
  readonly chilled: boolean;
  /** Flags of goods that this option does not take. */
  readonly notFor: readonly LineFlag[];
  /** Whether it takes prescription goods that are no narcotics. */
  readonly takesPrescriptions: boolean;
  /** Whether the shopper must be logged in with an e-ID to choose it (CHK-01). */
  readonly requiresIdentification: boolean;
  readonly weightGrams: { readonly from: number; readonly to: number | null };
}

export interface DeliveryRule {
  /**
   * From this sum of goods the delivery is free (CRT-05). Discounts are subtracted; prescription items do not count.
   */
  readonly freeShippingLimit: Ore;
  /** What a shopper pays for a parcel that nobody collects. */
  readonly uncollectedFee: Ore;
  /** Goods above this weight that come home are handed over at the property boundary, with any option. */
  readonly boundaryAboveGrams: number;
  readonly options: readonly DeliveryOption[];
}

const TWENTY_KILOGRAMS = 20_000;
const ordinary = {
  ...{ cutoff: '15:00', handover: null, chilled: false, freeFromLimit: true },
  ...{ notFor: [], takesPrescriptions: true, requiresIdentification: false },
} as const;
const pickup = {
  ...ordinary,
  zones: [{ areas: null, weekdays: { from: 1, to: 2 } }],
  weightGrams: { from: 0, to: TWENTY_KILOGRAMS },
} as const;
const home = { ...ordinary, freeFromLimit: false, holdDays: null, weightGrams: { from: 0, to: null } } as const;

/** The delivery options (CHK-02). Decided: only what the shopper collects becomes free. */
export const deliveryRule = dated<DeliveryRule>('delivery', [
  {
    from: '2000-01-01',
    value: {
      freeShippingLimit: 29_900,
      uncollectedFee: 15_000,
      boundaryAboveGrams: TWENTY_KILOGRAMS,
      options: [
        { ...pickup, optionId: 'postal', price: 3900, holdDays: 7 },
        { ...pickup, optionId: 'agent', price: 3900, holdDays: 14 },
        // Nobody sees who opens a parcel box.
        {
          ...pickup,
          optionId: 'locker',
          price: 3900,
          holdDays: 3,
          notFor: ['Narcotic'],
          requiresIdentification: true,
        },
        { ...pickup, optionId: 'pharmacy', price: 2900, holdDays: 14 },
        {
          ...home,
          optionId: 'early-bird',
          price: 3900,
          handover: { from: null, to: '07:00' },
          zones: [{ areas: EARLY_BIRD, weekdays: { from: 1, to: 3 } }],
          // The bag hangs on the door in the morning, so anybody may take it.
          notFor: ['AgeLimited', 'Narcotic'],
          takesPrescriptions: false,
          weightGrams: pickup.weightGrams,
        },
        {
          ...home,
          optionId: 'evening-home',
          price: 7900,
          cutoff: '16:00',
          handover: { from: '17:00', to: '22:00' },
          zones: [{ areas: Object.values(EVENING_CITIES).flat(), weekdays: { from: 0, to: 0 } }],
        },
        {
          ...home,
          optionId: 'norrland-home',
          price: 7900,
          zones: [{ areas: NORRLAND, weekdays: { from: 1, to: 1 } }],
        },
        {
          ...home,
          optionId: 'property-boundary',
          price: 9900,
          zones: pickup.zones,
          weightGrams: { from: TWENTY_KILOGRAMS + 1, to: null },
        },
        {
          ...home,
          optionId: 'chilled-home',
          price: 9900,
          zones: [
            { areas: CHILLED_NEAR, weekdays: { from: 2, to: 3 } },
            { areas: CHILLED_FAR, weekdays: { from: 4, to: 5 } },
          ],
          chilled: true,
        },
      ],
    },
  },
]);
