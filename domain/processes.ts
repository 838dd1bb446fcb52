import { checkoutProcess } from './checkout/index.js';
import { fulfilmentProcess } from './fulfilment/index.js';
import type { AnyProcess } from './slices.js';

/** Every process manager, in their order of delivery. */
export const processes: readonly AnyProcess[] = [checkoutProcess, fulfilmentProcess];
