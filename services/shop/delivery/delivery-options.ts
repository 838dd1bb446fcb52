import { z } from 'zod';

import { type CartState, type DeliveryChoice, cartTotals } from '../../../domain/cart/index.js';
import { DELIVERY_OPTIONS, offerDelivery, type OfferedDelivery } from '../../../domain/delivery/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import type { PromisedDelivery } from '../../../domain/order/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { PauseTextOf } from '../../access/pause/pauses.js';
import { deliveryTexts, promiseText } from './texts.js';

/** Returns the current delivery options for a cart and a postcode (CHK-02). */
export function deliveryOptions(state: CartState, postalCode: string, at: Instant): readonly OfferedDelivery[] {
  const { exHaItemTotal } = cartTotals(state);
  return offerDelivery({ postalCode, lines: state.lines, exHaItemTotal, at });
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

/** Returns the chosen option with the promised days, for the order. */
export function promisedDelivery(option: OfferedDelivery): PromisedDelivery {
  const { earliest, latest } = option;
  return { ...choiceOf(option), earliest, latest };
}

export function choiceOf(option: OfferedDelivery): DeliveryChoice {
  const { optionId, price } = option;
  return { optionId, name: deliveryTexts[optionId].name, price, promise: promiseText(option) };
}
