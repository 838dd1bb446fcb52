import type { Uuid } from '../../../domain/kernel/index.js';

/** Port: who is a member now. The club fills it. */
export abstract class Members {
  /** @returns the running membership, or null. */
  abstract active(customerId: Uuid): Promise<object | null>;
}
