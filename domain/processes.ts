import { checkoutProcess } from './checkout/index.js';
import { fulfilmentProcess } from './fulfilment/index.js';
import type { AnyProcess } from './slices.js';

/** Every process manager, in the order in which an event is given to them. */
export const processes: readonly AnyProcess[] = [checkoutProcess, fulfilmentProcess];
