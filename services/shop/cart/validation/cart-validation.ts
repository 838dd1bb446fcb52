import { Inject, Injectable } from '@nestjs/common';

import { maxBuyable, type CartLine, type CartState } from '../../../../domain/cart/index.js';
import { stockholmDate, type BusinessDate } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { lackingIn } from './lacking.js';

/** Finds the lines that cannot be bought as they stand (CRT-08): no longer sold, or more than limits or stock allow. */
@Injectable()
export class CartValidation {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'notForSale' | 'webStock'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** @returns the article numbers of these lines, in the order of the cart. */
  async invalid(state: CartState): Promise<readonly string[]> {
    const on = stockholmDate(this.clock.now());
    const gone = new Set(await this.catalogue.notForSale(state.lines.map(({ varuId }) => varuId)));
    const lacking = await lackingIn(state, this.catalogue);
    return state.lines
      .filter((line) => gone.has(line.varuId) || lacking.has(line.varuId) || isAboveLimit(state, line, on))
      .map(({ varuId }) => varuId);
  }
}

function isAboveLimit(state: CartState, line: CartLine, on: BusinessDate): boolean {
  return line.type !== 'Rx' && line.quantity > maxBuyable(state, line, on);
}
