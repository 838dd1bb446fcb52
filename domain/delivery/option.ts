import { dated, type Ore } from '../kernel/index.js';

export const DELIVERY_OPTIONS = [
  'postal',
  'locker',
  'pharmacy',
  'early-bird',
  'evening-home',
  'norrland-home',
  'chilled-home',
] as const;
export type DeliveryOptionId = (typeof DELIVERY_OPTIONS)[number];

/** One way to receive a parcel (CHK-02). The text files hold its name and its promise. */
export interface DeliveryOption {
  readonly optionId: DeliveryOptionId;
  readonly price: Ore;
  /** Orders before this Stockholm time are dispatched on the same weekday. */
  readonly cutoff: string;
  /** The number of weekdays from dispatch to arrival. */
  readonly weekdays: { readonly from: number; readonly to: number };
  /** Days until an uncollected parcel is sent back. Null for home delivery. */
  readonly holdDays: number | null;
  readonly chilled: boolean;
  /** Two-digit prefixes of the postcodes where the option exists. Null for the whole country. */
  readonly areas: readonly string[] | null;
  readonly maxWeightGrams: number | null;
}

export interface DeliveryRule {
  /**
   * From this sum of goods the delivery is free (CRT-05). Discounts are subtracted; prescription items do not count.
   */
  readonly freeShippingLimit: Ore;
  readonly options: readonly DeliveryOption[];
}

const TWENTY_KILOGRAMS = 20_000;
const EVENING_AREAS = [
  '11',
  '12',
  '16',
  '17',
  '18',
  '21',
  '22',
  '25',
  '30',
  '41',
  '43',
  '50',
  '55',
  '58',
  '60',
  '63',
  '65',
  '70',
  '72',
  '75',
  '80',
];
const NORRLAND = Array.from({ length: 19 }, (_, index) => String(80 + index));
const CHILLED_AREAS = [
  ...EVENING_AREAS,
  '10',
  '13',
  '14',
  '15',
  '19',
  '20',
  '23',
  '24',
  '26',
  '40',
  '42',
  '44',
  '61',
  '64',
  '73',
  '74',
];

const pickup = { cutoff: '15:00', chilled: false, areas: null, maxWeightGrams: TWENTY_KILOGRAMS } as const;
const home = { holdDays: null, chilled: false, maxWeightGrams: null } as const;

/** The delivery options (CHK-02). */
export const deliveryRule = dated<DeliveryRule>('delivery', [
  {
    from: '2000-01-01',
    value: {
      freeShippingLimit: 29_900,
      options: [
        { optionId: 'postal', price: 3900, weekdays: { from: 1, to: 2 }, holdDays: 7, ...pickup },
        { optionId: 'locker', price: 3900, weekdays: { from: 1, to: 2 }, holdDays: 3, ...pickup },
        { optionId: 'pharmacy', price: 2900, weekdays: { from: 1, to: 2 }, holdDays: 14, ...pickup },
        { optionId: 'early-bird', price: 3900, weekdays: { from: 1, to: 3 }, ...pickup, holdDays: null },
        {
          optionId: 'evening-home',
          price: 7900,
          cutoff: '16:00',
          weekdays: { from: 0, to: 0 },
          areas: EVENING_AREAS,
          ...home,
        },
        {
          optionId: 'norrland-home',
          price: 7900,
          cutoff: '15:00',
          weekdays: { from: 1, to: 1 },
          areas: NORRLAND,
          ...home,
        },
        {
          optionId: 'chilled-home',
          price: 9900,
          cutoff: '15:00',
          weekdays: { from: 2, to: 3 },
          areas: CHILLED_AREAS,
          ...home,
          chilled: true,
        },
      ],
    },
  },
]);

/** Whether the option needs a strong log-in. Only an identified person may open a parcel box (CHK-01). */
export function requiresIdentification({ optionId }: { readonly optionId: DeliveryOptionId }): boolean {
  return optionId === 'locker';
}
