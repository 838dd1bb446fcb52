import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../../../domain/cart/index.js';
import { customer } from '../../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { newContext, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { contactSeenBy } from '../contact-seen-by.js';
import type { FoundCart } from '../current-cart.js';

/** SES-02: removes prescription items from the cart when the strong log-in ends. */
@Injectable()
export class PrescriptionItems {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async guarded(found: FoundCart, session: Session): Promise<FoundCart> {
    const { cartId } = found;
    const state = contactSeenBy(session, found.state, this.clock.now());
    if (!state.lines.some(isPrescribed) || this.mayHold(session)) return { ...found, state };
    const { customerId } = session;
    // The same person may have a strong log-in on another device. The items then stay and are hidden here.
    const endedAt = customerId ? await this.endedAt(customerId) : this.clock.now();
    if (endedAt !== null) await this.remove(cartId, customerId, endedAt);
    const left = await this.commands.load(cart, cartId);
    return { cartId, state: this.shownTo(session, left), withheld: true };
  }

  shownTo(session: Session, state: CartState): CartState {
    const seen = contactSeenBy(session, state, this.clock.now());
    return this.mayHold(session) ? seen : withoutPrescribed(seen);
  }

  /** When the person's latest strong log-in ended, on any device. Null while it is valid. */
  async endedAt(customerId: Uuid): Promise<Instant | null> {
    const { identification } = await this.commands.load(customer, customerId);
    const now = this.clock.now();
    const validUntil = identification?.validUntil ?? now;
    return validUntil > now ? null : validUntil;
  }

  /**
   * Removes the prescription items. A cart that is being paid keeps them, because the payment began during a strong
   * log-in.
   */
  async remove(
    cartId: Uuid,
    customerId: Uuid | null,
    endedAt: Instant,
    context: CommandContext = newContext({ kind: 'system', id: 'session' }),
  ): Promise<void> {
    await this.commands.handle(cart, cartId, { type: 'RemovePrescriptionItems', customerId, at: endedAt }, context);
  }

  private mayHold(session: Session): boolean {
    return may(session, 'cart.prescription-goods', this.clock.now());
  }
}

function withoutPrescribed(state: CartState): CartState {
  return state.lines.some(isPrescribed)
    ? { ...state, lines: state.lines.filter((line) => !isPrescribed(line)) }
    : state;
}

function isPrescribed({ type }: CartState['lines'][number]): boolean {
  return type === 'Rx';
}
