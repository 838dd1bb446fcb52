import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer } from '../../../domain/customer/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import type { CustomerOutcome } from '../favourites/save-favourite.js';
import type { Shopper } from '../../access/http/request.js';
import { watchTexts } from './texts.js';

export class Unwatch extends Command<CustomerOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string,
  ) {
    super();
  }
}

@CommandHandler(Unwatch)
export class UnwatchHandler implements ICommandHandler<Unwatch> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ shopper: { session, context }, varuId }: Unwatch): Promise<CustomerOutcome> {
    const customerId = knownCustomer(session, watchTexts.login);
    return this.commands.handle(
      customer,
      customerId,
      { type: 'UnwatchProduct', varuId, at: this.clock.now() },
      context,
    );
  }
}
