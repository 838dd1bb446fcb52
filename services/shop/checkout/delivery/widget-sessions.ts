import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import type { Uuid } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import type { Database } from '../../../foundation/database/connection.js';
import { DATABASE } from '../../../foundation/platform/tokens.js';

export interface WidgetSession {
  readonly sessionId: string;
  /** The random name of the cart at the partner. */
  readonly cartKey: string;
}

/** A cart that nobody has touched for so long gets a new session. */
const KEPT_DAYS = 7;

/** Which session of the delivery widget belongs to which cart. Another process may have opened it. */
@Injectable()
export class WidgetSessions {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async of(cartId: Uuid): Promise<WidgetSession | null> {
    const { rows } = await sql<{ session_id: string; cart_key: string }>`/* prepared: widget-session */
      SELECT session_id, cart_key FROM delivery_session WHERE cart_id = ${cartId}`.execute(this.db);
    const [row] = rows;
    return row ? { sessionId: row.session_id, cartKey: row.cart_key } : null;
  }

  async keep(cartId: Uuid, { sessionId, cartKey }: WidgetSession): Promise<void> {
    const now = this.clock.now();
    await sql`
      INSERT INTO delivery_session (cart_id, session_id, cart_key, opened_at)
      VALUES (${cartId}, ${sessionId}, ${cartKey}, ${now})
      ON CONFLICT (cart_id) DO UPDATE
        SET session_id = excluded.session_id, cart_key = excluded.cart_key, opened_at = excluded.opened_at`.execute(
      this.db,
    );
    await sql`DELETE FROM delivery_session WHERE opened_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(
      this.db,
    );
  }

  async forget(cartId: Uuid): Promise<void> {
    await sql`DELETE FROM delivery_session WHERE cart_id = ${cartId}`.execute(this.db);
  }
}
