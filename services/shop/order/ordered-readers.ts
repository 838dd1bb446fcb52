import type { Uuid } from '../../../domain/kernel/index.js';

/** What an order's pages ask of the room that knows who acts for whom. It implements this port (RX-08, LAW-09). */
export abstract class OrderedReaders {
  /**
   * Records the look of a customer at what was ordered for these persons.
   * @returns the person numbers of those for whom the customer acts now. Only their medicines may be named
   */
  abstract looked(customerId: Uuid, patients: readonly string[]): Promise<ReadonlySet<string>>;
}
