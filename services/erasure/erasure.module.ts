import { Module } from '@nestjs/common';

import { MembershipModule } from '../membership/membership.module.js';
import { Erasure } from './erasure.js';
import { Forgetting } from './forgetting.js';
import { LocalLetters } from './local-letters.js';
import { PurchasesOf } from './purchases-of.js';

@Module({
  imports: [MembershipModule],
  providers: [Erasure, Forgetting, LocalLetters, PurchasesOf],
  exports: [Erasure, Forgetting, LocalLetters],
})
export class ErasureModule {}
