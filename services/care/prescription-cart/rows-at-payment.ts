import { Inject, Injectable } from '@nestjs/common';

import { cart, rowsOf, type CartState } from '../../../domain/cart/index.js';
import { stockholmDate, type Instant, type Ore, type Uuid } from '../../../domain/kernel/index.js';
import type { Shopper } from '../../access/http/request.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Problem } from '../../foundation/problem/problem.js';
import { PrescriptionRows } from '../../shop/cart/prescription/prescription-rows.js';
import { attemptGivenUp, invalidCart } from '../../shop/checkout/checkout-problem.js';
import { Blocks } from './blocks.js';
import { PrescriptionCart } from './prescription-cart.js';
import { claimedProblem, leftText } from './refused.js';
import { prescriptionCartTexts as texts } from './texts.js';
import { WithdrawalClaims } from './withdrawal-claims.js';

/** RX-05, RX-12: what cart and checkout ask about prescription rows. */
@Injectable()
export class RowsAtPayment implements PrescriptionRows {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PrescriptionCart) private readonly carts: PrescriptionCart,
    @Inject(Blocks) private readonly blocks: Blocks,
    @Inject(WithdrawalClaims) private readonly claims: WithdrawalClaims,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async confirm(cartId: Uuid, seen: CartState, shopper: Shopper, orderId: Uuid): Promise<CartState> {
    const rows = rowsOf(seen);
    if (rows.length === 0) return seen;
    const customerId = this.carts.open(shopper);
    const taken = await this.claims.taken(rows, orderId);
    if (taken) throw claimedProblem(taken.prescription.article);
    const decided = await this.blocks.decide(customerId, rows);
    const left = rows.find(({ varuId }) => decided.get(varuId)?.kind !== 'decided');
    const before = sumOf(seen);
    const current = await this.carts.repriced(shopper, customerId);
    if (left) throw invalidCart(leftText(decided.get(left.varuId), stockholmDate(this.clock.now())));
    const after = sumOf(current);
    if (before !== after) throw invalidCart(texts.changed(before, after));
    const { lines } = await this.commands.load(cart, cartId);
    return { ...seen, lines };
  }

  async claim(orderId: Uuid, state: Pick<CartState, 'lines'>, readAt: Instant): Promise<Problem | null> {
    const refused = await this.claims.claim(orderId, rowsOf(state), readAt);
    if (refused === 'given-up') return attemptGivenUp();
    return refused && claimedProblem(refused.prescription.article);
  }

  giveUp(orderId: Uuid, state: Pick<CartState, 'lines'>): Promise<void> {
    return this.claims.end(orderId, rowsOf(state), 'never-placed', this.clock.now());
  }

  async sync(shopper: Shopper): Promise<CartState | null> {
    return this.carts.isOpen ? this.carts.sync(shopper) : null;
  }

  async restore(shopper: Shopper): Promise<CartState | null> {
    return this.carts.isOpen ? this.carts.restore(shopper) : null;
  }

  remove(shopper: Shopper, rowId: Uuid): Promise<CartState> {
    return this.carts.remove(shopper, rowId);
  }
}

function sumOf(state: Pick<CartState, 'lines'>): Ore {
  return rowsOf(state).reduce((sum, { unitPrice }) => sum + unitPrice, 0);
}
