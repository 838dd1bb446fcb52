import { Inject, Injectable } from '@nestjs/common';

import { coupon, isLimited, refusesUse, type CouponPlan, type CouponRejection } from '../../../domain/coupon/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { SYSTEM, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { CouponKeys } from './coupon-keys.js';
import { couponProblem } from './coupon-problem.js';

export interface WantedUse {
  readonly code: string;
  readonly holdKey: Uuid;
  /** The attempt to pay. Null while the coupon is only in a cart. */
  readonly attemptKey: Uuid | null;
  readonly customerId: Uuid | null;
}

/** Holds the uses of coupons. The commands name no cause, so that no coupon leads to a person's cart. */
@Injectable()
export class CouponUses {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CouponKeys) private readonly keys: CouponKeys,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async plan(code: string): Promise<CouponPlan | null> {
    return (await this.commands.load(coupon, code)).plan;
  }

  /** Holds a use. A coupon without limits is only checked. @throws Problem when the buyer may not use it */
  async hold(wanted: WantedUse): Promise<void> {
    const refusal = await this.take(wanted);
    if (refusal) throw couponProblem(refusal);
  }

  /** Holds a use for a cart in place of the hold of another one, which is released. Returns why not, or null. */
  move(wanted: WantedUse, insteadOf: Uuid): Promise<CouponRejection | null> {
    return this.take(wanted, insteadOf);
  }

  /** Whether this customer may use the coupon that a cart holds. */
  async isUsable(wanted: WantedUse): Promise<boolean> {
    const { state, use } = await this.asked(wanted);
    return refusesUse(use, state) === null;
  }

  private async take(wanted: WantedUse, insteadOf?: Uuid): Promise<CouponRejection | null> {
    const { code, holdKey, attemptKey } = wanted;
    const { state, use } = await this.asked(wanted);
    if (!state.plan || !isLimited(state.plan)) {
      const refusal = refusesUse(use, state);
      return refusal && { ...refusal, code };
    }
    const command = { type: 'ReserveCoupon', ...use, ...(insteadOf && { insteadOf }) } as const;
    const context = apart(derivedId(holdKey, `reserve ${attemptKey} ${use.at}`));
    const outcome = await this.commands.handle(coupon, code, command, context);
    return outcome.ok ? null : (outcome.rejection as CouponRejection);
  }

  private async asked({ code, holdKey, attemptKey, customerId }: WantedUse) {
    const state = await this.commands.load(coupon, code);
    const buyerKey = state.plan?.oncePerCustomer ? await this.keys.buyer(customerId, code) : null;
    return { state, use: { holdKey, attemptKey, buyerKey, at: this.clock.now() } };
  }

  /** Releases the hold of the cart (null) or of this attempt to pay. */
  async release({ code, holdKey, attemptKey }: Omit<WantedUse, 'customerId'>): Promise<void> {
    const command = { type: 'ReleaseCoupon', holdKey, attemptKey } as const;
    await this.commands.handle(coupon, code, command, apart(derivedId(holdKey, `release ${attemptKey}`)));
  }
}

/** The key of an attempt to pay. Only a reader of the order's encrypted coupon can derive it. */
export function attemptKeyOf(holdKey: Uuid, orderId: Uuid): Uuid {
  return derivedId(holdKey, orderId);
}

function apart(commandId: string): CommandContext {
  return { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
}
