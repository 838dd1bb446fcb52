import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { cart, refusesCoupon, type CartState } from '../../../../../domain/cart/index.js';
import type { CouponPlan } from '../../../../../domain/coupon/index.js';
import { stockholmDate, type Uuid } from '../../../../../domain/kernel/index.js';
import { codeOf, isCode } from '../../../../../domain/pricing/index.js';
import type { Shopper } from '../../../../access/http/request.js';
import { Clock } from '../../../../foundation/clock.js';
import { CommandHandling } from '../../../../foundation/command-handling/command-handling.js';
import { CouponGuesses } from '../../../coupon/coupon-guesses.js';
import { CouponKeys } from '../../../coupon/coupon-keys.js';
import { couponProblem } from '../../../coupon/coupon-problem.js';
import { CouponUses } from '../../../coupon/coupon-uses.js';
import { cartProblem } from '../../cart-problem.js';
import type { CartOutcome } from '../../change-cart.js';
import { CurrentCart } from '../../current-cart.js';

/** Applies the coupon with this code, as the shopper wrote it. It replaces another one. */
export class ApplyCoupon extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(ApplyCoupon)
export class ApplyCouponHandler implements ICommandHandler<ApplyCoupon> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CouponUses) private readonly uses: CouponUses,
    @Inject(CouponKeys) private readonly keys: CouponKeys,
    @Inject(CouponGuesses) private readonly guesses: Pick<CouponGuesses, 'ask'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute({ shopper, code: written }: ApplyCoupon): Promise<CartOutcome> {
    const { context, session } = shopper;
    const answered = context.fingerprint ? await this.commands.answered(cart, context) : null;
    if (answered) return answered;
    const code = codeOf(written);
    const plan = await this.guesses.ask(shopper, () => (isCode(code) ? this.uses.plan(code) : Promise.resolve(null)));
    if (!plan) throw couponProblem({ type: 'CouponUnknown', field: 'couponCode', code });
    const { cartId, state } = await this.current.of(session);
    this.checkGoods(code, plan, state);
    const own = state.coupon?.code === code ? state.coupon.holdKey : null;
    const holdKey = own ?? this.keys.hold(context.commandId);
    await this.uses.hold({ code, holdKey, attemptKey: null, customerId: session.customerId });
    const outcome = await this.apply(shopper, cartId, code, plan, holdKey);
    // A cart that had the code before keeps it, and its use.
    if (!outcome.ok && own === null) await this.uses.release({ code, holdKey, attemptKey: null });
    return outcome;
  }

  /** Refuses before a use is held, so that a wrong cart takes no use from others. */
  private checkGoods(code: string, { goods, minimum, off }: CouponPlan, state: CartState): void {
    const refusal = refusesCoupon({ code, goods, minimum, off }, state);
    if (refusal) throw cartProblem(refusal);
  }

  private apply(
    { session: { customerId }, context }: Shopper,
    cartId: Uuid,
    code: string,
    { name, off, goods, minimum, to: validTo }: CouponPlan,
    holdKey: Uuid,
  ): Promise<CartOutcome> {
    const coupon = { code, name, off, goods, minimum, validTo, holdKey };
    const on = stockholmDate(this.clock.now());
    return this.commands.handle(cart, cartId, { type: 'ApplyCoupon', customerId, coupon, on }, context);
  }
}
