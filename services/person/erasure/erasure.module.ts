import { Inject, Module } from '@nestjs/common';

import { MemberModule } from '../member/member.module.js';
import { Erasure } from './erasure.js';
import { Forgetting } from './forgetting.js';
import { LocalLetters } from './local-letters.js';
import { PurchasesOf } from './purchases-of.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '../../partners/adyen/gateway.js';
import { erasureReactions, keptRecordsReaction } from './erasure-reactions.js';

@Module({
  imports: [MemberModule],
  providers: [Erasure, Forgetting, LocalLetters, PurchasesOf],
  exports: [Erasure, Forgetting, LocalLetters],
})
export class ErasureModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(Forgetting) forgetting: Forgetting,
    @Inject(PAYMENT_GATEWAY) gateway: PaymentGateway,
    @Inject(LocalLetters) letters: LocalLetters,
  ) {
    reactions.register(110, ...erasureReactions(forgetting, gateway, letters), keptRecordsReaction(forgetting));
  }
}
