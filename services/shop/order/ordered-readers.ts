import type { RequestScope } from '../../access/request-scope/request-scope.js';

/** One request of a visitor. However many parts of its page ask, it is one look. */
export type Reading = Pick<RequestScope, 'session'>;

/** What an order's pages ask of the room that knows who acts for whom. It implements this port (RX-08, LAW-09). */
export abstract class OrderedReaders {
  /**
   * Records the look of a customer at what was ordered for these persons, once in a request.
   * @returns the person numbers of those for whom the customer acts now. Only their medicines may be named
   */
  abstract looked(reading: Reading, patients: readonly string[]): Promise<ReadonlySet<string>>;
}
