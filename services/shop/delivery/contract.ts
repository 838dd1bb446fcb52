import type { DeliveryOptionId } from '../../../domain/delivery/index.js';
import type { Ore } from '../../../domain/kernel/index.js';

/** A delivery option as the help page describes it, with every figure of the rule (CHK-18). */
export interface DescribedOption {
  readonly optionId: DeliveryOptionId;
  readonly name: string;
  readonly price: Ore;
  readonly freeFromLimit: boolean;
  readonly cutoff: string;
  readonly handover: { readonly from: string | null; readonly to: string } | null;
  /** The weekdays from dispatch to arrival of each zone, the fastest first. */
  readonly weekdays: readonly { readonly from: number; readonly to: number }[];
  /** The share of Sweden with this option, in whole percent. Null for the whole country and for single cities. */
  readonly share: number | null;
  /** The cities with this option. Empty when it is not offered by city. */
  readonly cities: readonly string[];
  readonly holdDays: number | null;
  readonly chilled: boolean;
  readonly ageLimited: boolean;
  readonly kilograms: { readonly above: number; readonly atMost: number | null };
}

export interface DescribedDelivery {
  readonly freeShippingLimit: Ore;
  readonly uncollectedFee: Ore;
  readonly options: readonly DescribedOption[];
}

export interface DeliveryService {
  /** The delivery options of today's rule. */
  described(): Promise<DescribedDelivery>;
}
