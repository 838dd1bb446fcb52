import { Inject, Injectable } from '@nestjs/common';

import { linesWithGifts, ordinaryLines, type CartLine, type CartState } from '../../../../domain/cart/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import type { Problem } from '../../../foundation/problem/problem.js';
import { shelfOf } from '../../catalogue/stocking/shelf-of.js';
import { WebShelf } from '../../catalogue/stocking/web-shelf.js';
import { attemptGivenUp, goodsShort } from '../checkout-problem.js';

/** Holds the goods of an attempt to pay where they are sold from, gifts too (CRT-03). */
@Injectable()
export class HeldGoods {
  constructor(@Inject(WebShelf) private readonly shelf: Pick<WebShelf, 'short' | 'hold' | 'release'>) {}

  /** Refuses goods that are lacking while the cart is still open. The hold then decides. @throws Problem */
  async check(state: CartState): Promise<void> {
    // A frozen cart belongs to this attempt, which may already hold its goods.
    if (state.phase === 'frozen') return;
    const goods = shelved(state);
    const gln = shelfOf(state);
    const short = await this.shelf.short(goods, gln);
    if (short.length > 0) throw goodsShort(short, goods, gln);
  }

  /** Holds all goods of the cart, or none. Returns the error that says why not, with the goods which are lacking. */
  async hold(shelfKey: Uuid, state: CartState): Promise<Problem | null> {
    const goods = shelved(state);
    const gln = shelfOf(state);
    const short = await this.shelf.hold(shelfKey, goods, gln);
    if (short === 'given-up') return attemptGivenUp();
    return short.length > 0 ? goodsShort(short, goods, gln) : null;
  }

  /** Releases what an attempt held that never became an order. The attempt cannot hold anything afterwards. */
  async giveUp(state: CartState, orderId: Uuid): Promise<void> {
    if (state.orderId !== orderId || !state.shelfKey) return;
    await this.shelf.release(state.shelfKey, shelved(state), { mayComeLate: true });
  }

  release(shelfKey: Uuid, lines: readonly Released[]): Promise<void> {
    return this.shelf.release(
      shelfKey,
      lines.filter(({ prescription }) => prescription === undefined),
    );
  }
}

type Released = Pick<CartLine, 'varuId' | 'quantity'> & { readonly prescription?: unknown };

/** Medicines on prescription are dispensed by a pharmacist, and are no goods of the web shelf. */
function shelved(state: CartState): readonly CartLine[] {
  return ordinaryLines(linesWithGifts(state));
}
