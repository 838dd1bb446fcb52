import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { customer, type AppReviewChoice } from '../../../domain/customer/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import type { Shopper } from '../../access/http/request.js';
import { appReviewTexts } from './texts.js';

export class AnswerAppReview extends Command<void> {
  constructor(
    readonly shopper: Shopper,
    readonly choice: AppReviewChoice,
  ) {
    super();
  }
}

@CommandHandler(AnswerAppReview)
export class AnswerAppReviewHandler implements ICommandHandler<AnswerAppReview> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, choice }: AnswerAppReview): Promise<void> {
    const customerId = knownCustomer(session, appReviewTexts.notSaved);
    await this.commands.handle(
      customer,
      customerId,
      { type: 'AnswerAppReview', choice, at: this.clock.now() },
      context,
    );
  }
}
