import { Module } from '@nestjs/common';

import { MembershipModule } from '../member/member.module.js';
import { Messages } from './messages.js';
import { MessagesController } from './messages.controller.js';

@Module({ imports: [MembershipModule], controllers: [MessagesController], providers: [Messages] })
export class MessagesModule {}
