import { Inject, Injectable } from '@nestjs/common';

import { ordinaryLines, type CartLine, type CartState } from '../../../../domain/cart/index.js';
import { unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import { stockholmDate, type BusinessDate } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { PiecesToHave } from '../../catalogue/stocking/pieces-to-have.js';
import { withFactsOf } from './facts-of-today.js';
import { lackingIn } from './lacking.js';
import { aboveLimitText } from './limit-texts.js';
import { goneText, unsentText } from '../texts.js';

/** A line that cannot be bought as it stands: why, and what to do. */
export interface LineFault {
  readonly varuId: string;
  readonly name: string;
  readonly code: 'NOT_FOR_SALE' | 'NOT_SOLD_ONLINE' | 'RULE_VIOLATION';
  readonly message: string;
}

/** Finds the lines that cannot be bought as they stand (CRT-08): no longer sold, or more than limits or stock allow. */
@Injectable()
export class CartValidation {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'notForSale' | 'products'>,
    @Inject(PiecesToHave) private readonly shelves: Pick<PiecesToHave, 'now'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Returns the faults in the order of the cart. Limits hold for what the catalogue says of the products today. What the
   * web shelf lacks is refused when the payment takes its hold. Prescription rows are checked by what knows them.
   */
  async faults(cart: Pick<CartState, 'lines'>): Promise<readonly LineFault[]> {
    const lines = ordinaryLines(cart.lines);
    const on = stockholmDate(this.clock.now());
    const varuIds = lines.map(({ varuId }) => varuId);
    const gone = new Set(await this.catalogue.notForSale(varuIds));
    const known = new Map((await this.catalogue.products(varuIds)).map((product) => [product.varuId, product]));
    const today = lines.map((line) => withFactsOf(known.get(line.varuId), line));
    return today.flatMap((line) => {
      const product = known.get(line.varuId);
      return goneFault(line, product, gone.has(line.varuId)) ?? limitFault(line, today, on) ?? [];
    });
  }

  /** @returns the article numbers of these lines, in the order of the cart. */
  async invalid(state: CartState): Promise<readonly string[]> {
    const faults = new Set((await this.faults(state)).map(({ varuId }) => varuId));
    const lacking = await lackingIn(state, this.shelves);
    return state.lines.map(({ varuId }) => varuId).filter((varuId) => faults.has(varuId) || lacking.has(varuId));
  }
}

function goneFault({ varuId, name }: CartLine, product: Product | undefined, isGone: boolean): LineFault | null {
  const unsent = product ? unsentFlag(product) : null;
  if (unsent) return { varuId, name, code: 'NOT_SOLD_ONLINE', message: unsentText(name, unsent) };
  return isGone || !product ? { varuId, name, code: 'NOT_FOR_SALE', message: goneText(name) } : null;
}

function limitFault(line: CartLine, lines: readonly CartLine[], on: BusinessDate): LineFault | null {
  const { varuId, name } = line;
  const message = aboveLimitText({ lines }, line, on);
  return message === null ? null : { varuId, name, code: 'RULE_VIOLATION', message };
}
