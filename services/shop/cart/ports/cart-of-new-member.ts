import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../../domain/kernel/index.js';
import type { Session } from '../../../access/session/session.js';
import type { CommandContext } from '../../../foundation/command-handling/command-context.js';
import type { CartOfMember } from '../../../person/member/cart-of-member.js';
import { CartPrices } from '../cart-prices.js';
import { CurrentCart } from '../current-cart.js';

@Injectable()
export class CartOfNewMember implements CartOfMember {
  constructor(
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CartPrices) private readonly prices: CartPrices,
  ) {}

  async reprice(session: Session, customerId: Uuid, context: CommandContext): Promise<void> {
    await this.prices.repriceForMember(await this.current.idOf(session), customerId, context);
  }
}
