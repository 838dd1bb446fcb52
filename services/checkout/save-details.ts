import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { cart, type ContactDetails } from '../../domain/cart/index.js';
import type { CartOutcome } from '../cart/add-to-cart.js';
import { CurrentCart } from '../cart/current-cart.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import type { Shopper } from '../http/request.js';

export class SaveDetails extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly details: ContactDetails,
  ) {
    super();
  }
}

@CommandHandler(SaveDetails)
export class SaveDetailsHandler implements ICommandHandler<SaveDetails> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
  ) {}

  async execute({ shopper: { session, context }, details }: SaveDetails): Promise<CartOutcome> {
    const { cartId } = await this.current.of(session);
    const { customerId } = session;
    return this.commands.handle(cart, cartId, { type: 'GiveCustomerDetails', cartId, customerId, details }, context);
  }
}
