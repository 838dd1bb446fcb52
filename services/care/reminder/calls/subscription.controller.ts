import { Controller, Get, HttpCode, Inject, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import type { SubscriptionChannel } from '../contract.js';
import { Subscriptions } from '../subscriptions.js';
import { reminderTexts } from '../texts.js';
import { approvalAnswer, channelAnswer, datedChannels, subscriptionAnswer } from './reminder-answer.js';
import {
  activeBody,
  approvalBody,
  approvalSchema,
  approvedSchema,
  reminderKey,
  subscriptionsSchema,
  turnedSchema,
} from './reminder-fields.js';
import { callTexts } from './texts.js';

/** RMD-01, RMD-02: which reminders a customer wants, by which channels. Each switch is a consent. */
@ApiTags('reminders')
@Controller('api/apocalendar')
export class SubscriptionController {
  constructor(@Inject(Subscriptions) private readonly subscriptions: Subscriptions) {}

  @Get('approval')
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Which channels the customer approved for all reminders' })
  @AnswersWith(approvalSchema)
  async approval(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof approvalSchema>> {
    return approvalAnswer(await this.subscriptions.of(knownCustomer(session, reminderTexts.login)));
  }

  @Put('approval')
  @HttpCode(200)
  @Permission('reminder.use', callTexts.setApproval)
  @ApiOperation({ summary: 'Approves or ends all reminders by one channel' })
  @AnswersWith(approvedSchema)
  async approve(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(approvalBody) { IsApproved, Channel }: z.infer<typeof approvalBody>,
  ): Promise<AnswerOf<typeof approvedSchema>> {
    const customerId = knownCustomer(shopper.session, callTexts.setApproval);
    for (const channel of datedChannels(await this.subscriptions.of(customerId), Channel))
      await this.subscriptions.turn(shopperFor(shopper, channel), channel.channelId, IsApproved);
    return { Success: true, Result: approvalAnswer(await this.subscriptions.of(customerId)) };
  }

  @Get('eventSubscriptions')
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Each kind of reminder with its channels' })
  @AnswersWith(subscriptionsSchema)
  async list(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof subscriptionsSchema>> {
    const subscriptions = await this.subscriptions.of(knownCustomer(session, reminderTexts.login));
    return { EventSubscriptions: subscriptions.map(subscriptionAnswer) };
  }

  @Put('eventSubscriptionChannels/:id/active')
  @HttpCode(200)
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Turns one channel of one kind on or off' })
  @AnswersWith(turnedSchema)
  async turn(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('id', reminderKey) id: string,
    @ValidBody(activeBody) { IsActive }: z.infer<typeof activeBody>,
  ): Promise<AnswerOf<typeof turnedSchema>> {
    await this.subscriptions.turn(shopper, id, IsActive);
    const subscriptions = await this.subscriptions.of(knownCustomer(shopper.session, reminderTexts.login));
    const turned = subscriptions.flatMap(({ channels }) => channels).find(({ channelId }) => channelId === id);
    if (!turned) throw new TypeError('a channel that was turned is gone');
    return { Success: true, Result: channelAnswer(turned) };
  }
}

/** One call writes several consents, so each of them is a command of its own. */
function shopperFor(shopper: Shopper, { consentCode }: SubscriptionChannel): Shopper {
  const { context } = shopper;
  return { ...shopper, context: { ...context, commandId: derivedId(context.commandId, consentCode) } };
}
