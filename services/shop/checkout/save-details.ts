import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ContactDetails } from '../../../domain/cart/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { ChangeCart, type CartOutcome } from '../cart/change-cart.js';
import { Clock } from '../../foundation/clock.js';
import type { Shopper } from '../../access/http/request.js';
import { may } from '../../access/permission/may.js';

export class SaveDetails extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly details: ContactDetails,
    /** The receiver declares to be eighteen or older (CHK-11). */
    readonly ageDeclared = false,
  ) {
    super();
  }
}

@CommandHandler(SaveDetails)
export class SaveDetailsHandler implements ICommandHandler<SaveDetails> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ shopper, details, ageDeclared }: SaveDetails): Promise<CartOutcome> {
    const { customerId, sessionId } = shopper.session;
    const now = this.clock.now();
    const isWeak = customerId !== null && !may(shopper.session, 'cart.contact', now);
    const given = { details, weakSession: isWeak ? sessionId : null, ageDeclared, on: stockholmDate(now) };
    return this.carts.change(shopper, (cartId) => ({ type: 'GiveCustomerDetails', cartId, customerId, ...given }));
  }
}
