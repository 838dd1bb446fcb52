import { checkoutProcess } from './checkout/index.js';
import { dispensingProcess } from './dispensing/index.js';
import { fulfilmentProcess } from './fulfilment/index.js';
import type { AnyProcess } from './slices.js';

/** All process managers. Each event goes to them in this order. */
export const processes: readonly AnyProcess[] = [checkoutProcess, fulfilmentProcess, dispensingProcess];
