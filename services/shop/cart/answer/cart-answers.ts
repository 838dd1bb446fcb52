import { Inject, Injectable } from '@nestjs/common';

import type { CartState } from '../../../../domain/cart/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { PiecesToHave } from '../../catalogue/stocking/pieces-to-have.js';
import { cartProblem } from '../cart-problem.js';
import type { CartOutcome } from '../change-cart.js';
import { legacyCartAnswer, type LegacyCartAnswer } from '../legacy/legacy-cart-answer.js';
import { goodsToday } from '../line/goods-today.js';
import { cartAnswer, type CartAnswer } from './cart-answer.js';

/** Answers a cart in the format of either generation of calls (CRT-06, CRT-10). */
@Injectable()
export class CartAnswers {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'products'>,
    @Inject(PiecesToHave) private readonly shelves: Pick<PiecesToHave, 'of'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async of(state: CartState): Promise<CartAnswer> {
    return cartAnswer(state, await this.goods(state), this.clock.now());
  }

  async legacyOf(state: CartState): Promise<LegacyCartAnswer> {
    return legacyCartAnswer(state, await this.goods(state), stockholmDate(this.clock.now()));
  }

  /** @throws Problem when the cart refused the change */
  async changed(outcome: CartOutcome): Promise<CartAnswer> {
    return this.of(accepted(outcome));
  }

  /** @throws Problem when the cart refused the change */
  async legacyChanged(outcome: CartOutcome): Promise<LegacyCartAnswer> {
    return this.legacyOf(accepted(outcome));
  }

  private async goods(state: CartState) {
    const products = await this.catalogue.products(state.lines.map(({ varuId }) => varuId));
    return goodsToday(state, products, this.shelves);
  }
}

/** The state of the changed cart. @throws Problem when the cart refused the change */
export function accepted(outcome: CartOutcome): CartState {
  if (!outcome.ok) throw cartProblem(outcome.rejection);
  return outcome.state;
}
