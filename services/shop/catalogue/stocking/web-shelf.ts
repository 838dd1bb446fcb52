import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../../domain/kernel/index.js';
import {
  availableStock,
  product,
  type ProductCommand,
  type ProductRejection,
  type ProductState,
} from '../../../../domain/product/index.js';
import { Clock } from '../../../foundation/clock.js';
import { SYSTEM } from '../../../foundation/command-handling/command-context.js';
import {
  CommandHandling,
  type CommandIdReused,
  type Outcome,
} from '../../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { movementOf, pieces } from './movement.js';

interface Goods {
  readonly varuId: string;
  readonly quantity: number;
}

/** A product of which the web shelf has fewer pieces than wanted. */
export interface ShortGoods extends Goods {
  readonly available: number;
}

/** More pieces than all buyers of one moment hold of an article in practice. With fewer, the fixed order decides. */
const PLENTY = 10;

type Movement = Extract<ProductCommand, { readonly movementId: Uuid }>;

/**
 * Holds, takes and releases the goods of the web shelf (CAT-01), and those of a pharmacy's own stock where an order is
 * collected there (CHK-02). The commands name no cause, so that no product leads to a person's cart (docs/decisions/0033).
 */
@Injectable()
export class WebShelf {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'handle' | 'load' | 'loadCached'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Finds the goods that the shelf lacks now. Only the newest state says that something is lacking. */
  async short(goods: readonly Goods[], gln: string | null = null): Promise<readonly ShortGoods[]> {
    const all = await Promise.all(pieces(goods).map((wanted) => this.shortOf(...wanted, gln)));
    return all.filter((short) => short !== null);
  }

  /** The pieces that the web shelf can send now. */
  async available(varuId: string): Promise<number> {
    return availableStock(await this.commands.load(product, varuId));
  }

  /**
   * Holds all goods of an attempt to pay, or none. Goods of which the shelf has plenty are held together, in one
   * statement (bench `checkout`). Others are held one after another in a fixed order, so that of two buyers of the same
   * last goods one gets all of them.
   * @returns the goods that the shelf lacks, or that the attempt was given up meanwhile; then nothing is held
   */
  async hold(
    shelfKey: Uuid,
    goods: readonly Goods[],
    gln: string | null = null,
  ): Promise<readonly ShortGoods[] | 'given-up'> {
    const at = this.clock.now();
    const wanted = pieces(goods);
    const holdOne = async ([varuId, quantity]: (typeof wanted)[number]): Promise<ShortGoods | 'given-up' | null> => {
      const movementId = movementOf(shelfKey, varuId);
      const outcome = await this.move(varuId, { type: 'HoldStock', movementId, quantity, gln, at });
      if (outcome.ok) return null;
      // The shelf may have the goods, but this attempt gets nothing any more.
      if (outcome.rejection.type === 'StockHoldEnded') return 'given-up';
      return { varuId, quantity, available: availableAfter(outcome.rejection) };
    };
    const held = (await this.hasPlenty(wanted, gln))
      ? await Promise.all(wanted.map(holdOne))
      : await oneAfterAnother(wanted, holdOne);
    const isGivenUp = held.includes('given-up');
    const lacking = held.filter((one) => one !== null && one !== 'given-up');
    if (lacking.length > 0 || isGivenUp) await this.release(shelfKey, goods);
    return isGivenUp ? 'given-up' : lacking;
  }

  /** Releases the goods of an attempt to pay. With `mayComeLate` a slow process cannot hold them afterwards either. */
  async release(shelfKey: Uuid, goods: readonly Goods[], { mayComeLate = false } = {}): Promise<void> {
    for (const [varuId] of pieces(goods)) {
      const movementId = movementOf(shelfKey, varuId);
      if (!mayComeLate && !(await this.commands.load(product, varuId)).holds.has(movementId)) continue;
      const outcome = await this.move(varuId, { type: 'ReleaseStock', movementId, mayComeLate });
      if (!outcome.ok) throw new Error(`the goods of ${varuId} were not released: ${outcome.rejection.type}`);
    }
  }

  /**
   * Sends one movement. Its command id follows from the movement, so a repetition changes nothing. Only a hold is decided
   * each time, because it may have ended since.
   */
  move(varuId: string, command: Movement): Promise<Outcome<ProductState, ProductRejection>> {
    const { type, movementId } = command;
    const commandId = type === 'HoldStock' ? randomUUID() : derivedId(movementId, `${type}/${varuId}`);
    const context = { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
    return this.commands.handle(product, varuId, command, context);
  }

  /** Whether so many pieces are left of all goods that two buyers hardly contend for the last ones. */
  private async hasPlenty(wanted: ReturnType<typeof pieces>, gln: string | null): Promise<boolean> {
    const states = await Promise.all(wanted.map(([varuId]) => this.commands.loadCached(product, varuId)));
    return wanted.every(([, quantity], n) => availableStock(states[n] as ProductState, gln) >= quantity + PLENTY);
  }

  private async shortOf(varuId: string, quantity: number, gln: string | null): Promise<ShortGoods | null> {
    if (availableStock(await this.commands.loadCached(product, varuId), gln) >= quantity) return null;
    const available = availableStock(await this.commands.load(product, varuId), gln);
    return available >= quantity ? null : { varuId, quantity, available };
  }
}

function availableAfter(rejection: ProductRejection | CommandIdReused): number {
  if (rejection.type === 'StockLacking') return rejection.available;
  throw new Error(`the goods were not held: ${rejection.type}`);
}

async function oneAfterAnother<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}
