import { Inject, Module } from '@nestjs/common';

import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { CouponGuesses } from './coupon-guesses.js';
import { CouponKeys } from './coupon-keys.js';
import { couponReaction } from './coupon-reaction.js';
import { CouponUses } from './coupon-uses.js';

@Module({
  providers: [CouponUses, CouponKeys, CouponGuesses],
  exports: [CouponUses, CouponKeys, CouponGuesses],
})
export class CouponModule {
  constructor(@Inject(Reactions) reactions: Reactions, @Inject(ReactionCommands) commands: ReactionCommands) {
    reactions.register(85, couponReaction(commands));
  }
}
