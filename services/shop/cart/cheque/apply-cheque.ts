import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { cart, chequeableGoods } from '../../../../domain/cart/index.js';
import { stockholmDate, type BusinessDate } from '../../../../domain/kernel/index.js';
import { chequesOn, membership } from '../../../../domain/member/index.js';
import type { CartOutcome } from '../change-cart.js';
import { CurrentCart } from '../current-cart.js';
import { cartProblem } from '../cart-problem.js';
import { Clock } from '../../../foundation/clock.js';
import { partOf } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Shopper } from '../../../access/http/request.js';
import { chequeUnknown, memberProblem, notAMember } from '../../../person/member/member-problem.js';
import { HeldCheques } from './held-cheques.js';
import { MemberOf } from '../../../person/member/member-of.js';

/** CLB-07: applies a cheque to a cart. It is reserved first, so that no other cart can use it. */
export class ApplyCheque extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly chequeId: string,
  ) {
    super();
  }
}

@CommandHandler(ApplyCheque)
export class ApplyChequeHandler implements ICommandHandler<ApplyCheque> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(HeldCheques) private readonly held: HeldCheques,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, chequeId }: ApplyCheque): Promise<CartOutcome> {
    const { customerId } = session;
    const member = customerId ? await this.memberOf.active(customerId) : null;
    if (!customerId || !member) throw notAMember();
    const { memberId } = member;
    const at = this.clock.now();
    const on = stockholmDate(at);
    const cheque = chequesOn(member.state, on).find((one) => one.chequeId === chequeId);
    if (!cheque) throw chequeUnknown();
    const { cartId, state } = await this.current.of(session);
    const goods = chequeableGoods(state);
    if (goods < cheque.amount)
      throw cartProblem({ type: 'ChequeAboveGoods', field: 'chequeId', amount: cheque.amount, goods });
    if (cheque.status === 'reserved' && cheque.cartId && cheque.cartId !== cartId)
      await this.held.letGo({ chequeId, memberId, cartId: cheque.cartId }, 'another-cart', context);
    const reserved = await this.commands.handle(
      membership,
      memberId,
      { type: 'ReserveCheque', chequeId, cartId, at },
      partOf(context, 'reserve'),
    );
    if (!reserved.ok) throw memberProblem(reserved.rejection);
    const { amount, validTo } = cheque;
    const apply = { type: 'ApplyCheque', customerId, memberId, chequeId, amount, validTo, on } as const;
    const applied = await this.commands.handle(cart, cartId, apply, context);
    if (!applied.ok) await this.release(memberId, { chequeId, cartId, on }, context);
    return applied;
  }

  private async release(
    memberId: string,
    held: { readonly chequeId: string; readonly cartId: string; readonly on: BusinessDate },
    context: Shopper['context'],
  ): Promise<void> {
    const command = { type: 'ReleaseCheque', ...held, reason: 'not-applied' } as const;
    await this.commands.handle(membership, memberId, command, partOf(context, 'release'));
  }
}
