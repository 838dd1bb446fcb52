import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer, type CustomerRejection, type CustomerState } from '../../../domain/customer/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../../foundation/clock.js';
import { partOf } from '../../foundation/command-handling/command-context.js';
import { CommandHandling, type Outcome } from '../../foundation/command-handling/command-handling.js';
import { GiveConsents } from '../../person/consent/give-consents.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Shopper } from '../../access/http/request.js';
import { favouriteTexts } from './texts.js';

export type CustomerOutcome = Outcome<CustomerState, CustomerRejection>;

/** Saves a favourite. `consent` is true when the customer just agreed in 'Lägg till en favorit' (PRO-08). */
export class SaveFavourite extends Command<CustomerOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string,
    readonly consent: boolean,
  ) {
    super();
  }
}

@CommandHandler(SaveFavourite)
export class SaveFavouriteHandler implements ICommandHandler<SaveFavourite> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(GiveConsents) private readonly consents: GiveConsents,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper, varuId, consent }: SaveFavourite): Promise<CustomerOutcome> {
    const customerId = knownCustomer(shopper.session, favouriteTexts.login);
    if (!(await this.catalogue.product(varuId)))
      throw new Problem(404, [{ field: 'varuId', code: 'PRODUCT_UNKNOWN', message: favouriteTexts.unknown }]);
    if (consent) {
      const given = await this.consents.give({ ...shopper, context: partOf(shopper.context, 'consent') }, 'Favorite');
      if (!given.ok) return given;
    }
    return this.commands.handle(
      customer,
      customerId,
      { type: 'AddFavourite', varuId, at: this.clock.now() },
      shopper.context,
    );
  }
}
