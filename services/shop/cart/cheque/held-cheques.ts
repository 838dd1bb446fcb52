import { Inject, Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';

import { cart, type LetChequeGo } from '../../../../domain/cart/index.js';
import { addMinutes, stockholmDate, type Uuid } from '../../../../domain/kernel/index.js';
import { chequeHoldRule, membership } from '../../../../domain/member/index.js';
import { CurrentCart } from '../current-cart.js';
import { Clock } from '../../../foundation/clock.js';
import { newContext, partOf, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Database } from '../../../foundation/database/connection.js';
import { DATABASE } from '../../../foundation/platform/tokens.js';

export interface Hold {
  readonly chequeId: Uuid;
  readonly memberId: Uuid;
  readonly cartId: Uuid;
}

const SYSTEM = { kind: 'system', id: 'held cheques' } as const;
const BATCH = 100;

/**
 * CLB-07: releases reserved cheques. A cart keeps its cheque until another cart needs it or the cart is long unused.
 * While the cart is being paid it always keeps it.
 */
@Injectable()
export class HeldCheques {
  private readonly logger = new Logger('held cheques');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Releases a cheque. Returns false while the cart is being paid, or when it has become an order. */
  async letGo(hold: Hold, reason: LetChequeGo['reason'], context: CommandContext): Promise<boolean> {
    const { chequeId, memberId, cartId } = hold;
    await this.carts.state(cartId);
    const taken = await this.commands.handle(
      cart,
      cartId,
      { type: 'LetChequeGo', chequeId, reason },
      partOf(context, `let ${chequeId} go`),
    );
    if (!taken.ok) return false;
    // The reservation is released here too. After a crash, a cheque may be reserved but not applied, and then no event
    // would release it.
    const on = stockholmDate(this.clock.now());
    const release = { type: 'ReleaseCheque', chequeId, cartId, reason, on } as const;
    const released = await this.commands.handle(membership, memberId, release, partOf(context, `release ${chequeId}`));
    return released.ok;
  }

  async sweep(): Promise<void> {
    for (let after: Uuid | undefined = ''; after !== undefined;) {
      const batch: readonly Hold[] = await this.resting(after);
      for (const hold of batch) await this.apart(hold);
      after = batch.length === BATCH ? batch.at(-1)?.chequeId : undefined;
    }
  }

  /** Releases one cheque. A failure is logged and does not stop the others. The next sweep retries it. */
  private async apart(hold: Hold): Promise<void> {
    try {
      await this.letGo(hold, 'rested', newContext(SYSTEM));
    } catch (error) {
      this.logger.error(`cheque ${hold.chequeId} cannot be released yet: ${String(error)}`);
    }
  }

  private async resting(after: Uuid): Promise<readonly Hold[]> {
    const now = this.clock.now();
    const { restHours } = chequeHoldRule.on(stockholmDate(now));
    const since = addMinutes(now, -60 * restHours);
    const { rows } = await sql<Hold>`
      SELECT cheque_id AS "chequeId", member_id AS "memberId", reserved_by AS "cartId"
      FROM view_cheque LEFT JOIN view_cart ON cart_id = reserved_by
      WHERE cheque_id > ${after} AND reserved_by IS NOT NULL AND reserved_at <= ${since}
        AND coalesce(updated_at <= ${since} AND phase = 'open', true)
      ORDER BY cheque_id LIMIT ${BATCH}`.execute(this.db);
    return rows;
  }
}
