import type { Uuid } from '../../../domain/kernel/index.js';

/** What the stock watch tells the room that records who asked for others. It implements this port (PRO-15). */
export abstract class ForeignPersons {
  /** Records that a customer named somebody else. @param text what the customer sent; only its keyed hash is kept */
  abstract named(customerId: Uuid, text: string): Promise<void>;
}
