import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer } from '../../../domain/customer/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import type { Shopper } from '../../access/http/request.js';
import type { CustomerOutcome } from './save-favourite.js';
import { favouriteTexts } from './texts.js';

export class DropFavourites extends Command<CustomerOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string | null,
  ) {
    super();
  }
}

@CommandHandler(DropFavourites)
export class DropFavouritesHandler implements ICommandHandler<DropFavourites> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ shopper: { session, context }, varuId }: DropFavourites): Promise<CustomerOutcome> {
    const customerId = knownCustomer(session, favouriteTexts.deleteFailed);
    const at = this.clock.now();
    const command =
      varuId === null ? ({ type: 'ClearFavourites', at } as const) : ({ type: 'RemoveFavourite', varuId, at } as const);
    return this.commands.handle(customer, customerId, command, context);
  }
}
