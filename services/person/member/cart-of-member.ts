import type { Uuid } from '../../../domain/kernel/index.js';
import type { Session } from '../../access/session/session.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';

/** A port to the cart. It recalculates the prices of a new member's cart in the same request (CLB-01). */
export abstract class CartOfMember {
  abstract reprice(session: Session, customerId: Uuid, context: CommandContext): Promise<void>;
}
