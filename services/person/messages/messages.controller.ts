import { Controller, Get, HttpCode, Inject, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { knownCustomer } from '../customer/known-customer.js';
import { Problem } from '../../foundation/problem/problem.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentVisitor } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import type { ShopMessage } from './message.js';
import { Messages } from './messages.js';
import { messageTexts } from './texts.js';

const readBody = z.object({ MessageGuid: z.uuid() });

/** A message in the API's format (RMD-08). */
const userMessageSchema = z.strictObject({
  Message: z.strictObject({ MessageTitle: z.string(), MessageText: z.string(), OrderNr: z.string().nullable() }),
  MessageGuid: z.string(),
});
type UserMessage = AnswerOf<typeof userMessageSchema>;
const messageList = z.array(userMessageSchema);
const markedAsRead = z.strictObject({ Success: z.literal(true) });

/** RMD-04: the messages for the message dialog. A guest gets none. */
@ApiTags('messages')
@Controller('api/usermessages')
export class MessagesController {
  constructor(@Inject(Messages) private readonly messages: Messages) {}

  @Get()
  @Permission('message.list')
  @AnswersWith(messageList)
  async list(@CurrentVisitor() { session }: Visitor): Promise<readonly UserMessage[]> {
    return (await this.messages.shownTo(session, 'dialog')).map(userMessage);
  }

  @Put('setread')
  @Permission('message.change', messageTexts.login)
  @HttpCode(200)
  @AnswersWith(markedAsRead)
  async setRead(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(readBody) { MessageGuid }: z.infer<typeof readBody>,
  ): Promise<{ readonly Success: true }> {
    const known = await this.messages.setRead(knownCustomer(session, messageTexts.login), MessageGuid);
    if (!known)
      throw new Problem(404, [{ field: 'MessageGuid', code: 'UNKNOWN_MESSAGE', message: messageTexts.unknown }]);
    return { Success: true };
  }
}

function userMessage({ guid, title, html, orderNumber }: ShopMessage): UserMessage {
  return { Message: { MessageTitle: title, MessageText: html, OrderNr: orderNumber }, MessageGuid: guid };
}
