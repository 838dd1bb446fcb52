import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import { oreOf, addDays, stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import type { LoopEvent } from './loop/schemas.js';

const KEPT_DAYS = 90;

/**
 * Records which search results visitors use. No row leads to a person: order ids are not stored, and a visitor is a
 * keyed hash.
 */
@Injectable()
export class SearchEvents {
  private cleanedOn = '';

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async record(events: readonly LoopEvent[], userId: string | null): Promise<void> {
    const visitor = userId === null ? null : this.hash.of('search-visitor', userId);
    const rows = events.map(({ type, entity, quantity, revenue }) => ({
      type,
      varu_id: entity.id,
      quantity: quantity ?? null,
      revenue: revenue === undefined ? null : oreOf(revenue),
    }));
    await sql`
      INSERT INTO search_event (at, type, varu_id, visitor, quantity, revenue)
      SELECT ${this.clock.now()}::timestamptz, type, varu_id, ${visitor}, quantity, revenue
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (type text, varu_id text, quantity integer, revenue integer)`.execute(
      this.db,
    );
    await this.clean();
  }

  /** Deletes old rows once a day, with the first events of the day. */
  private async clean(): Promise<void> {
    const today = stockholmDate(this.clock.now());
    if (this.cleanedOn === today) return;
    this.cleanedOn = today;
    await sql`DELETE FROM search_event WHERE at < ${addDays(today, -KEPT_DAYS)}::date`.execute(this.db);
  }
}
