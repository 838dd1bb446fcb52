import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { Session } from '../../access/session/session.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';

/** A port through which a log-in uses the carts (CRT-07). The cart module implements it. */
export abstract class CartsAtLogin {
  /**
   * When the latest identification ended. Null while it is valid: prescription items then stay in the cart. Call it before
   * the log-in is recorded.
   */
  abstract identificationEnded(customerId: Uuid): Promise<Instant | null>;
  abstract endPrescriptions(cartId: Uuid, customerId: Uuid, endedAt: Instant, context: CommandContext): Promise<void>;
  /** Merges the carts of guest and customer. @returns the id of the cart that the session continues with. */
  abstract bringTogether(customerId: Uuid, session: Session | null, context: CommandContext): Promise<Uuid>;
}
