import type { Uuid } from '../../../domain/kernel/index.js';
import type { Session } from '../../access/session/session.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';

/** Port, filled by the cart: what a log-in asks of the carts (CRT-07). */
export abstract class CartsAtLogin {
  /** Called before the new log-in is recorded: whether prescription items stay in the cart. */
  abstract keepsPrescriptions(customerId: Uuid): Promise<boolean>;
  abstract endPrescriptions(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<void>;
  /** @returns the id of the cart that the session continues with. */
  abstract bringTogether(customerId: Uuid, session: Session | null, context: CommandContext): Promise<Uuid>;
}
