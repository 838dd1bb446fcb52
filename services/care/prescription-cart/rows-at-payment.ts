import { Inject, Injectable } from '@nestjs/common';

import { cart, rowsOf, type CartState, type PrescriptionRow } from '../../../domain/cart/index.js';
import { stockholmDate, type Instant, type Ore, type Uuid } from '../../../domain/kernel/index.js';
import type { Shopper } from '../../access/http/request.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Session } from '../../access/session/session.js';
import type { FoundCart } from '../../shop/cart/current-cart.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { PrescriptionRows } from '../../shop/cart/prescription/prescription-rows.js';
import type { WantedItem } from '../../shop/cart/prescription/wanted-item.js';
import { attemptGivenUp, invalidCart } from '../../shop/checkout/checkout-problem.js';
import { Blocks, isBeyond } from './blocks.js';
import { PrescriptionCart } from './prescription-cart.js';
import { claimedProblem, leftText } from './refused.js';
import { ReplaceRows } from './replace-rows.js';
import { prescriptionCartTexts as texts } from './texts.js';
import { wantedRowOf } from './wanted-rows.js';
import { WithdrawalClaims } from './withdrawal-claims.js';

/** RX-05, RX-12: what cart and checkout ask about prescription rows. */
@Injectable()
export class RowsAtPayment implements PrescriptionRows {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PrescriptionCart) private readonly carts: PrescriptionCart,
    @Inject(ReplaceRows) private readonly rows: ReplaceRows,
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
    const decision = left && decided.get(left.varuId);
    // RX-08: to order for somebody without the right is forbidden, as in every other call.
    const status = decision?.kind === 'not-allowed' ? 403 : 409;
    if (left) throw invalidCart(leftText(decision, stockholmDate(this.clock.now())), status);
    const beyond = rows.find((row) => isBeyond(row, decided));
    const fewer = beyond && rowsOf(current).find(({ varuId }) => varuId === beyond.varuId);
    if (fewer) throw invalidCart(texts.fewer(fewer.prescription.article.name, fewer.prescription.packages));
    // It left the cart between the two decisions, by another tab or by what the service said the second time.
    if (beyond) throw invalidCart(texts.rowGone);
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

  async opened(found: FoundCart, session: Session): Promise<FoundCart> {
    const { customerId } = session;
    if (!customerId || !rowsOf(found.state).some(isOfAnother)) return found;
    const context = newContext({ kind: 'customer', id: customerId });
    try {
      const state = await this.carts.repriced({ session, context }, customerId);
      return { ...found, state };
    } catch (error) {
      if (error instanceof Problem && error.status === 503) return { ...found, state: withoutNames(found.state) };
      throw error;
    }
  }

  async sync(shopper: Shopper): Promise<CartState | null> {
    return this.carts.isOpen ? this.carts.sync(shopper) : null;
  }

  async restore(shopper: Shopper): Promise<CartState | null> {
    return this.carts.isOpen ? this.carts.restore(shopper) : null;
  }

  async replace(shopper: Shopper, items: readonly WantedItem[]): Promise<CartState | null> {
    return this.carts.isOpen ? this.rows.replace(shopper, items.map(wantedRowOf), 'RxLineItems') : null;
  }

  remove(shopper: Shopper, rowId: Uuid): Promise<CartState> {
    return this.carts.remove(shopper, rowId);
  }
}

function isOfAnother({ prescription: { patient } }: PrescriptionRow): boolean {
  return patient.kind === 'child' || patient.kind === 'principal';
}

/** The medicines of other persons are rows without a name. */
function withoutNames(state: CartState): CartState {
  const lines = state.lines.map((line) => {
    if (!line.prescription || !isOfAnother({ ...line, prescription: line.prescription })) return line;
    const article = { ...line.prescription.article, name: texts.line, strength: '', packSize: '' };
    return { ...line, prescription: { ...line.prescription, article, message: null } };
  });
  return { ...state, lines };
}

function sumOf(state: Pick<CartState, 'lines'>): Ore {
  return rowsOf(state).reduce((sum, { unitPrice }) => sum + unitPrice, 0);
}
