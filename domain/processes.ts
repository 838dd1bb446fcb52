import { checkoutProcess } from './checkout/index.js';
import { fulfilmentProcess } from './fulfilment/index.js';
import type { AnyProcess } from './slices.js';

/** Every process manager. Events are delivered to them in this order. */
export const processes: readonly AnyProcess[] = [checkoutProcess, fulfilmentProcess];
