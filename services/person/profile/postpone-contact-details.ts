import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer } from '../../../domain/customer/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../customer/known-customer.js';
import type { Shopper } from '../../access/http/request.js';
import { profileTexts } from './texts.js';
import type { ProfileOutcome } from './update-profile.js';

/**
 * Postpones the contact-details dialog. A weak log-in is enough: no detail changes, and a strong log-in may end while
 * the dialog is open.
 */
export class PostponeContactDetails extends Command<ProfileOutcome> {
  constructor(readonly shopper: Shopper) {
    super();
  }
}

@CommandHandler(PostponeContactDetails)
export class PostponeContactDetailsHandler implements ICommandHandler<PostponeContactDetails> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context } }: PostponeContactDetails): Promise<ProfileOutcome> {
    const customerId = knownCustomer(session, profileTexts.updateFailed);
    return this.commands.handle(
      customer,
      customerId,
      { type: 'PostponeContactDetails', at: this.clock.now() },
      context,
    );
  }
}
