import type { Uuid } from '../../../domain/kernel/index.js';

/** A port to read memberships. The member room implements it. */
export abstract class Members {
  /** @returns the active membership, or null */
  abstract active(customerId: Uuid): Promise<object | null>;
}
