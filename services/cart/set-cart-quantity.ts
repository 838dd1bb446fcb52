import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';

import { cart } from '../../domain/cart/index.js';
import { stockholmDate } from '../../domain/kernel/index.js';
import { Clock } from '../clock/clock.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import type { Shopper } from '../http/request.js';
import type { CartOutcome } from './add-to-cart.js';
import { CurrentCart } from './current-cart.js';

export class SetCartQuantity extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string,
    /** 0 takes the line out. */
    readonly quantity: number,
  ) {
    super();
  }
}

@CommandHandler(SetCartQuantity)
export class SetCartQuantityHandler implements ICommandHandler<SetCartQuantity> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, varuId, quantity }: SetCartQuantity): Promise<CartOutcome> {
    const { cartId } = await this.current.of(session);
    const { customerId } = session;
    const on = stockholmDate(this.clock.now());
    return this.commands.handle(cart, cartId, { type: 'SetQuantity', customerId, varuId, quantity, on }, context);
  }
}
