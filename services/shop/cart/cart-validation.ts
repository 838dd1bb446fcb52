import { Inject, Injectable } from '@nestjs/common';

import { maxBuyable, type CartState } from '../../../domain/cart/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { Catalogue } from '../catalogue/catalogue.js';

/** Finds the lines that cannot be bought as they stand (CRT-08): no longer sold, or more than the limits allow. */
@Injectable()
export class CartValidation {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'notForSale'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** @returns the article numbers of these lines, in the order of the cart. */
  async invalid(state: CartState): Promise<readonly string[]> {
    const on = stockholmDate(this.clock.now());
    const gone = new Set(await this.catalogue.notForSale(state.lines.map(({ varuId }) => varuId)));
    return state.lines
      .filter((line) => gone.has(line.varuId) || (line.type !== 'Rx' && line.quantity > maxBuyable(state, line, on)))
      .map(({ varuId }) => varuId);
  }
}
