import { Inject, Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type pg from 'pg';

import type { Instant } from '../../../../domain/kernel/index.js';
import { product } from '../../../../domain/product/index.js';
import { ProjectionRunner } from '../../../../projections/index.js';
import { Clock } from '../../../foundation/clock.js';
import { newContext, SYSTEM } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { EventStore } from '../../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE, POOL } from '../../../foundation/platform/tokens.js';
import { reactionLags } from '../../../foundation/reactions/reaction-lag.js';
import { Reactions } from '../../../foundation/reactions/reactions.js';
import { WEB_SHELF } from '../../catalogue/stocking/web-shelf-reaction.js';

const PAYMENTS = 'order-payment';
const VIEW_WAIT_MS = 5_000;

/**
 * Releases holds of the web stock past their deadline. The end of each payment releases its hold, so such a hold has
 * lost its order. A product names no order. So nothing is released while any payment may still succeed, or while the
 * end of any order has not reached the shelf.
 */
@Injectable()
export class OverdueHolds {
  private readonly logger = new Logger('overdue holds');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ProjectionRunner) private readonly views: Pick<ProjectionRunner, 'waitFor'>,
    @Inject(Reactions) private readonly reactions: Pick<Reactions, 'named'>,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'handle'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const at = this.clock.now();
    const overdue = await this.overdue(at);
    if (overdue.length === 0) return;
    const waitsFor = await this.waitsFor(at);
    if (waitsFor) return this.logger.error(`${overdue.length} products hold goods past the deadline: ${waitsFor}`);
    for (const varuId of overdue) await this.release(varuId, at);
  }

  private async release(varuId: string, at: Instant): Promise<void> {
    const outcome = await this.commands.handle(
      product,
      varuId,
      { type: 'ReleaseOverdueStock', at },
      newContext(SYSTEM),
    );
    if (!outcome.ok) throw new Error(`the holds of ${varuId} were not released: ${outcome.rejection.type}`);
  }

  private async overdue(at: Instant): Promise<readonly string[]> {
    const { rows } = await sql<{ varu_id: string }>`
      SELECT varu_id FROM view_product WHERE holds <> '{}'
        AND EXISTS (SELECT FROM jsonb_each(holds) AS hold WHERE (hold.value ->> 'until')::timestamptz <= ${at})
      ORDER BY varu_id`.execute(this.db);
    return rows.map(({ varu_id }) => varu_id);
  }

  /** Why a hold past its deadline may still belong to a payment or an order. Null when none can. */
  private async waitsFor(at: Instant): Promise<string | null> {
    if (!(await this.views.waitFor(PAYMENTS, await this.store.head(), VIEW_WAIT_MS)))
      return 'the view of payments is behind';
    const { rows } = await sql`
      SELECT FROM view_order_payment WHERE status IN ('started', 'action-required') AND expires_at <= ${at} LIMIT 1`.execute(
      this.db,
    );
    if (rows.length > 0) return 'a payment has run out of time, and has not ended';
    const [lag] = await reactionLags(this.store, this.pool, this.clock, [this.reactions.named(WEB_SHELF)]);
    if (!lag) throw new Error(`nobody knows how far the reaction ${WEB_SHELF} is`);
    return lag.parked + lag.eventsBehind > 0 ? 'the end of an order has not reached the shelf' : null;
  }
}
