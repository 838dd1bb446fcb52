import type { Uuid } from '../../../domain/kernel/index.js';
import type { Session } from '../../access/session/session.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';

/** Port, filled by the cart: reprices the cart of a new member in the same call (CLB-01). */
export abstract class CartOfMember {
  abstract reprice(session: Session, customerId: Uuid, context: CommandContext): Promise<void>;
}
