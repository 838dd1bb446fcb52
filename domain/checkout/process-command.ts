import type { ProcessManager } from '../kernel/index.js';
import type { CommandTo, HappeningIn } from '../slices.js';

/** Commands of the process managers of a purchase. */
export type ProcessCommand = CommandTo<'cart' | 'order' | 'payment' | 'member'>;

type PurchaseKind = 'cart' | 'order' | 'payment';

export type PurchaseHappening = HappeningIn<PurchaseKind>;

export type PurchaseProcess = ProcessManager<PurchaseHappening, ProcessCommand, PurchaseKind>;
