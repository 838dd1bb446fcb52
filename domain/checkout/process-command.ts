import type { ProcessManager } from '../kernel/index.js';
import type { CommandTo, HappeningIn } from '../slices.js';

export type ProcessCommand = CommandTo<'cart' | 'order' | 'payment' | 'member'>;

type PurchaseKind = 'cart' | 'order' | 'payment';

export type PurchaseHappening = HappeningIn<PurchaseKind>;

export type PurchaseProcess = ProcessManager<PurchaseHappening, ProcessCommand, PurchaseKind>;
