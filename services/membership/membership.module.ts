import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from '../cart/cart.module.js';
import { ApplyChequeHandler } from './apply-cheque.js';
import { HeldCheques } from './held-cheques.js';
import { MemberOfModule } from './member-of.module.js';
import { MembershipController } from './membership.controller.js';
import { RegisterMemberHandler } from './register-member.js';
import { RemoveChequeHandler } from './remove-cheque.js';

@Module({
  imports: [CqrsModule, CartModule, MemberOfModule],
  controllers: [MembershipController],
  providers: [RegisterMemberHandler, ApplyChequeHandler, RemoveChequeHandler, HeldCheques],
  exports: [MemberOfModule, HeldCheques],
})
export class MembershipModule {}
