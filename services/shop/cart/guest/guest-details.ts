import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';

import { cart, guestDetailsRule } from '../../../../domain/cart/index.js';
import {
  addDays,
  startOfDay,
  stockholmDate,
  type BusinessDate,
  type PersonRef,
  type Uuid,
} from '../../../../domain/kernel/index.js';
import { streamId } from '../../../../domain/slices.js';
import { Clock } from '../../../foundation/clock.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { PersonalDataKeys } from '../../../foundation/event-store/personal-data/keys.js';
import { POOL } from '../../../foundation/platform/tokens.js';

const BATCH = 500;

/**
 * Erases the contact details in abandoned guest carts (CORE-12). No guest can request it, because nobody knows whose
 * cart it is. Only the key of the details is destroyed. The goods stay, and an order keeps its receiver for the
 * bookkeeping.
 */
@Injectable()
export class GuestDetails {
  private readonly logger = new Logger('guest details');
  private sweptOn: BusinessDate | null = null;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PersonalDataKeys) private readonly keys: PersonalDataKeys,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Erases the details of one day. Calls later on the same business date do nothing. */
  async sweep(batch = BATCH): Promise<void> {
    const today = stockholmDate(this.clock.now());
    if (this.sweptOn === today) return;
    let forgotten = 0;
    for (let left = batch; left === batch; forgotten += left) left = await this.forgetLeftBefore(today, batch);
    if (forgotten > 0) this.logger.log(`deleted the personal details of ${forgotten} guest carts`);
    this.sweptOn = today;
  }

  /** Erases the details of one batch. @returns the number of carts in the batch. */
  private async forgetLeftBefore(today: BusinessDate, batch: number): Promise<number> {
    const carts = await this.leftBefore(addDays(today, -guestDetailsRule.on(today).keptDays), batch);
    await this.keys.destroyIfAny(carts.map(asGuest), 'contact');
    this.commands.forget(carts.map((cartId) => streamId(cart.kind, cartId)));
    return carts.length;
  }

  /**
   * Finds abandoned guest carts whose details are still readable. It leaves out customers' carts, which an erasure
   * handles, and carts that are being paid.
   */
  private async leftBefore(date: BusinessDate, batch: number): Promise<readonly Uuid[]> {
    const { rows } = await this.pool.query<{ cart_id: Uuid }>(
      `SELECT cart_id FROM person_key JOIN view_cart ON cart_id = substr(person, length('guest:') + 1)
       WHERE purpose = 'contact' AND person LIKE 'guest:%' AND wrapped_key IS NOT NULL
         AND customer_id IS NULL AND phase <> 'frozen' AND updated_at < $1 LIMIT $2`,
      [startOfDay(date), batch],
    );
    return rows.map(({ cart_id }) => cart_id);
  }
}

function asGuest(cartId: Uuid): PersonRef {
  return `guest:${cartId}`;
}
