import { Module } from '@nestjs/common';

import { MemberModule } from '../member/member.module.js';
import { Messages } from './messages.js';
import { MessagesController } from './messages.controller.js';

@Module({ imports: [MemberModule], controllers: [MessagesController], providers: [Messages] })
export class MessagesModule {}
