import type { Uuid } from '../../../domain/kernel/index.js';

/** Port: looks up memberships. The club implements it. */
export abstract class Members {
  /** @returns the active membership, or null */
  abstract active(customerId: Uuid): Promise<object | null>;
}
