import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer, type CustomerRejection, type CustomerState } from '../../../domain/customer/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling, type Outcome } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../customer/known-customer.js';
import type { Shopper } from '../../access/http/request.js';
import { identificationRequired } from '../../access/permission/login-needed.js';
import { may } from '../../access/permission/may.js';
import type { ProfileUpdate } from './profile-schemas.js';
import { profileTexts } from './texts.js';

export type ProfileOutcome = Outcome<CustomerState, CustomerRejection>;

export class UpdateProfile extends Command<ProfileOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly update: ProfileUpdate,
  ) {
    super();
  }
}

@CommandHandler(UpdateProfile)
export class UpdateProfileHandler implements ICommandHandler<UpdateProfile> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Updates the profile, which needs a strong log-in (CLB-14). @throws Problem 401. */
  async execute({
    shopper: { session, context },
    update: { profile, confirms },
  }: UpdateProfile): Promise<ProfileOutcome> {
    const customerId = knownCustomer(session, profileTexts.updateFailed);
    const at = this.clock.now();
    if (!may(session, 'profile.change', at)) throw identificationRequired();
    return this.commands.handle(
      customer,
      customerId,
      { type: 'UpdateProfile', profile, ...(confirms && { confirmedAt: at }) },
      context,
    );
  }
}
