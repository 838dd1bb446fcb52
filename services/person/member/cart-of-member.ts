import type { Uuid } from '../../../domain/kernel/index.js';
import type { Session } from '../../access/session/session.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';

/** Port: the cart of who has just become a member is priced anew in the same call (CLB-01). The cart fills it. */
export abstract class CartOfMember {
  abstract reprice(session: Session, customerId: Uuid, context: CommandContext): Promise<void>;
}
