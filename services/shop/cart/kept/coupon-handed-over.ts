import { Inject, Injectable } from '@nestjs/common';

import { cart, type AppliedCoupon, type CartState } from '../../../../domain/cart/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import { partOf, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { CouponUses } from '../../coupon/coupon-uses.js';

/** Lets a coupon come along when a log-in merges its cart into another one (CRT-07, docs/decisions/0085). */
@Injectable()
export class CouponHandedOver {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'handle'>,
    @Inject(CouponUses) private readonly uses: Pick<CouponUses, 'isUsable' | 'move' | 'release'>,
  ) {}

  /** The coupon as the merged cart would have it. Null when this customer may not use it. */
  async offered(coupon: AppliedCoupon | null, cartId: Uuid, customerId: Uuid | null): Promise<AppliedCoupon | null> {
    if (!coupon || !(await this.uses.isUsable({ ...coupon, attemptKey: null, customerId }))) return null;
    return { ...coupon, holdKey: movedKey(coupon, cartId) };
  }

  /**
   * Moves the use to the merged cart, if that took the coupon, and else releases it. A coupon whose use is gone leaves
   * the cart again.
   */
  async settle(
    from: AppliedCoupon | null,
    { cartId, customerId, coupon }: CartState,
    context: CommandContext,
  ): Promise<void> {
    if (!from || !cartId) return;
    if (coupon?.holdKey !== movedKey(from, cartId)) return this.uses.release({ ...from, attemptKey: null });
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
