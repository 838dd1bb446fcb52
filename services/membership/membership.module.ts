import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from '../cart/cart.module.js';
import { ApplyChequeHandler } from './apply-cheque.js';
import { MemberOf } from './member-of.js';
import { MembershipController } from './membership.controller.js';
import { RegisterMemberHandler } from './register-member.js';
import { RemoveChequeHandler } from './remove-cheque.js';

@Module({
  imports: [CqrsModule, CartModule],
  controllers: [MembershipController],
  providers: [MemberOf, RegisterMemberHandler, ApplyChequeHandler, RemoveChequeHandler],
  exports: [MemberOf],
})
export class MembershipModule {}
