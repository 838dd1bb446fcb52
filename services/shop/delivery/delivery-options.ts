import { z } from 'zod';

import {
  cartTotals,
  linesWithGifts,
  type CartLine,
  type CartState,
  type DeliveryChoice,
} from '../../../domain/cart/index.js';
import {
  DELIVERY_OPTIONS,
  offerDelivery,
  undeliverable,
  type DeliveryRequest,
  type OfferedDelivery,
  type OfferedParcel,
} from '../../../domain/delivery/index.js';
import type { LineFlag } from '../../../domain/catalogue/flags.js';
import type { Instant } from '../../../domain/kernel/index.js';
import type { PromisedDelivery, PromisedParcel } from '../../../domain/order/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { PauseTextOf } from '../../access/pause/pauses.js';
import { deliveryTexts, promiseText } from './texts.js';

/** Returns the current delivery options for a cart and a postcode (CHK-02). */
export function deliveryOptions(state: CartState, postalCode: string, at: Instant): readonly OfferedDelivery[] {
  return offerDelivery(requestOf(state, postalCode, at));
}

/** The lines of the cart that no option takes to this postcode, in the cart's order, and those that only pharmacies have. */
export function hinderingLines(
  state: CartState,
  postalCode: string,
  at: Instant,
  onlyCollected: readonly CartLine[] = [],
): readonly CartLine[] {
  const untaken = undeliverable(requestOf(state, postalCode, at));
  const hindering = new Set([...untaken, ...onlyCollected].map(({ varuId }) => varuId));
  return linesWithGifts(state).filter(({ varuId }) => hindering.has(varuId));
}

type DeliveredLine = Omit<CartLine, 'flags'> & { readonly flags: readonly LineFlag[] };

/** A narcotic is handed only to who shows identification (CHK-02). Only its prescription says that it is one. */
function deliveredLines(state: CartState): readonly DeliveredLine[] {
  return linesWithGifts(state).map(({ prescription, ...line }) =>
    prescription?.isNarcotic ? { ...line, flags: [...line.flags, 'Narcotic'] } : line,
  );
}

function requestOf(state: CartState, postalCode: string, at: Instant): DeliveryRequest<DeliveredLine> {
  return { postalCode, lines: deliveredLines(state), exHaItemTotal: cartTotals(state).exHaItemTotal, at };
}

export const pausedOptionSchema = z.strictObject({
  optionId: z.enum(DELIVERY_OPTIONS),
  name: z.string(),
  message: z.string(),
});
export type PausedOption = AnswerOf<typeof pausedOptionSchema>;

export function pausedOptions(options: readonly OfferedDelivery[], textOf: PauseTextOf): readonly PausedOption[] {
  return options.flatMap(({ optionId }) => {
    const message = textOf(`delivery-option/${optionId}`);
    return message === null ? [] : [{ optionId, name: deliveryTexts[optionId].name, message }];
  });
}

/** Returns the chosen option with the promised days of each parcel, for the order. */
export function promisedDelivery(option: OfferedDelivery): PromisedDelivery & { parcels: readonly PromisedParcel[] } {
  const { earliest, latest } = option;
  return { ...choiceOf(option), earliest, latest, parcels: option.parcels.map(promisedParcel) };
}

export function choiceOf(option: OfferedDelivery): DeliveryChoice {
  const { optionId, price } = option;
  return { optionId, name: deliveryTexts[optionId].name, price, promise: promiseText(option) };
}

export function promisedParcel(parcel: OfferedParcel): PromisedParcel {
  const { kind, optionId, earliest, latest } = parcel;
  return { kind, optionId, method: deliveryTexts[optionId].name, promise: promiseText(parcel), earliest, latest };
}
