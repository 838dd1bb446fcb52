import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { cart } from '../../../../domain/cart/index.js';
import type { CartOutcome } from '../change-cart.js';
import { CurrentCart } from '../current-cart.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Shopper } from '../../../access/http/request.js';
import { Processes } from '../../../foundation/reactions/processes.js';
import { notAMember } from '../../../person/member/member-problem.js';

export class RemoveCheque extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly chequeId: string,
  ) {
    super();
  }
}

/** Removes the cheque from the cart. The checkout process then releases the reservation. */
@CommandHandler(RemoveCheque)
export class RemoveChequeHandler implements ICommandHandler<RemoveCheque> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(Processes) private readonly processes: Processes,
  ) {}

  async execute({ shopper: { session, context }, chequeId }: RemoveCheque): Promise<CartOutcome> {
    const { customerId } = session;
    if (!customerId) throw notAMember();
    const { cartId } = await this.current.of(session);
    const outcome = await this.commands.handle(cart, cartId, { type: 'RemoveCheque', customerId, chequeId }, context);
    if (outcome.ok) await this.processes.follow(outcome.events);
    return outcome;
  }
}
