import { Module } from '@nestjs/common';

import { MemberModule } from '../member/member.module.js';
import { MessagePagesParts } from './message-pages.js';
import { Messages } from './messages.js';
import { MessagesController } from './messages.controller.js';

@Module({
  imports: [MemberModule],
  controllers: [MessagesController],
  providers: [Messages, MessagePagesParts],
  exports: [MessagePagesParts],
})
export class MessagesModule {}
