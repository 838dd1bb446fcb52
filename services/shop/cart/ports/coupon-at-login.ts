import { Inject, Injectable } from '@nestjs/common';

import { cart, type AppliedCoupon, type CartState } from '../../../../domain/cart/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import { partOf, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { CouponUses } from '../../coupon/coupon-uses.js';

/** Lets a coupon come along when a log-in merges its cart into another one (CRT-07, docs/decisions/0085). */
@Injectable()
export class CouponAtLogin {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CouponUses) private readonly uses: Pick<CouponUses, 'isUsable' | 'move'>,
  ) {}

  /** The coupon as the merged cart would have it. Null when this customer may not use it. */
  async offered(coupon: AppliedCoupon | null, cartId: Uuid, customerId: Uuid): Promise<AppliedCoupon | null> {
    if (!coupon || !(await this.uses.isUsable({ ...coupon, attemptKey: null, customerId }))) return null;
    return { ...coupon, holdKey: movedKey(coupon, cartId) };
  }

  /** Moves the use to the merged cart, if that took the coupon. Without a use the coupon leaves the cart again. */
  async taken(
    from: AppliedCoupon | null,
    { cartId, customerId, coupon }: CartState,
    context: CommandContext,
  ): Promise<void> {
    if (!from || !coupon || !cartId || coupon.holdKey !== movedKey(from, cartId)) return;
    const refusal = await this.uses.move({ ...coupon, attemptKey: null, customerId }, from.holdKey);
    if (!refusal) return;
    const command = { type: 'RemoveCoupon', customerId, reason: 'ended' } as const;
    await this.commands.handle(cart, cartId, command, partOf(context, `no use of ${coupon.holdKey}`));
  }
}

/** The same at each repetition of the merge. Only a reader of the first cart's encrypted coupon can derive it. */
function movedKey({ holdKey }: AppliedCoupon, cartId: Uuid): Uuid {
  return derivedId(holdKey, `merged into ${cartId}`);
}
