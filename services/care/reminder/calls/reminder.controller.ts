import { Controller, Get, HttpCode, Inject, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { customerOf } from '../../../person/customer/customer-of.js';
import { Reminders } from '../reminders.js';
import { reminderTexts } from '../texts.js';
import { reminderAnswer } from './reminder-answer.js';
import { doneSchema, noBody, reminderKey, remindersSchema } from './reminder-fields.js';

/** RMD-02, RMD-06: what is to be read. */
@ApiTags('reminders')
@Controller('api/apocalendar')
export class ReminderController {
  constructor(
    @Inject(Reminders) private readonly reminders: Reminders,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
  ) {}

  @Get('events/toRead')
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'The reminders that were sent and are not read' })
  @AnswersWith(remindersSchema)
  async toRead(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof remindersSchema>> {
    const customerId = knownCustomer(session, reminderTexts.login);
    const { personNumber: own } = await customerOf(customerId, this.commands);
    return { Events: (await this.reminders.toRead(customerId)).map((view) => reminderAnswer(view, own)) };
  }

  @Put('reminders/:id/read')
  @HttpCode(200)
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Marks a reminder as read' })
  @AnswersWith(doneSchema)
  async read(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('id', reminderKey) id: string,
    @ValidBody(noBody) _body: unknown,
  ): Promise<AnswerOf<typeof doneSchema>> {
    await this.reminders.markRead(shopper, id);
    return { Success: true };
  }
}
