import type { Uuid } from '../../../domain/kernel/index.js';
import type { Session } from '../../access/session/session.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';

/** A port to the cart. A new member's cart gets member prices in the same request (CLB-01). */
export abstract class CartOfMember {
  abstract reprice(session: Session, customerId: Uuid, context: CommandContext): Promise<void>;
}
