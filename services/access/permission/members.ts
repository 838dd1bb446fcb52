import type { Uuid } from '../../../domain/kernel/index.js';

/** A port to read memberships. The folder services/person/member implements it. */
export abstract class Members {
  /** Finds the active membership of a customer. Null when there is none. */
  abstract active(customerId: Uuid): Promise<object | null>;
}
