import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartCommand, type CartRejection, type CartState } from '../../../domain/cart/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import {
  CommandHandling,
  type CommandIdReused,
  type Outcome,
} from '../../foundation/command-handling/command-handling.js';
import type { Shopper } from '../../access/http/request.js';
import { AnonymousLimits } from '../../access/rate-limit/anonymous-limits.js';
import { CurrentCart } from './current-cart.js';
import { PrescriptionItems } from './prescription/prescription-items.js';

export type CartOutcome = Outcome<CartState, CartRejection>;

/**
 * Changes the session's cart. It finds the cart by cached states. The append's expected revision checks that it is the
 * right cart.
 */
@Injectable()
export class ChangeCart {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(PrescriptionItems) private readonly prescriptions: PrescriptionItems,
    @Inject(AnonymousLimits) private readonly limits: Pick<AnonymousLimits, 'guestCart'>,
  ) {}

  /** Changes the cart. If it was paid, abandoned or merged meanwhile, the command goes to the cart that replaced it. */
  async change(shopper: Shopper, commandFor: (cartId: Uuid) => CartCommand): Promise<CartOutcome> {
    const outcome = await this.send(shopper, commandFor);
    if (!outcome.ok) return outcome;
    return { ...outcome, state: this.prescriptions.shownTo(shopper.session, outcome.state) };
  }

  private async send(shopper: Shopper, commandFor: (cartId: Uuid) => CartCommand): Promise<CartOutcome> {
    const { session, context, address } = shopper;
    const { cartId, isFirst, isAbsent } = await this.current.cached(session);
    // The client may repeat a command that has already changed an earlier cart, which has been bought or merged since.
    const first = context.fingerprint && !isFirst ? await this.commands.answered(cart, context) : null;
    if (first) return first;
    const change = (): Promise<CartOutcome> =>
      this.commands.handle(cart, cartId, commandFor(cartId), context, {
        isFinal: (rejection) => !takesNothing(rejection),
      });
    const isNew = isAbsent && session.customerId === null;
    const outcome = isNew ? await this.limits.guestCart(address, change) : await change();
    if (outcome.ok || !takesNothing(outcome.rejection)) return outcome;
    const next = await this.current.of(session);
    return this.commands.handle(cart, next.cartId, commandFor(next.cartId), context);
  }
}

function takesNothing({ type }: CartRejection | CommandIdReused): boolean {
  // A log-in may have claimed the guest's cart a moment ago.
  return ['CartIsClosed', 'CartIsAbsorbed', 'CartIsFrozen', 'CartHasLapsed', 'CartBelongsToAnother'].includes(type);
}
