import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { DATABASE } from '../../foundation/platform/tokens.js';

/** One person's notice of one withdrawal. */
export interface NoticeOf {
  readonly customerId: Uuid;
  readonly varuId: string;
  readonly batch: string;
  readonly eventId: string;
  readonly dispensedOn: BusinessDate;
  readonly notifiedOn: BusinessDate;
}

/** RX-06: which of a person's notices of a recall has the mail. The events may arrive at several processes at once. */
@Injectable()
export class RecallMails {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
  ) {}

  /**
   * Whether this notice has the mail: the first one of the person for the batch. The same notice asks again with the same answer.
   * What was dispensed on a day after that notice is not covered by its mail, so it gets one of its own.
   */
  async has({ customerId, varuId, batch, eventId, dispensedOn, notifiedOn }: NoticeOf): Promise<boolean> {
    const told = this.hash.of('recalled batch', `${customerId} ${varuId} ${batch}`);
    const { rows } = await sql<{ event_id: string }>`
      INSERT INTO recall_mail AS known (told, event_id, notified_on) VALUES (${told}, ${eventId}, ${notifiedOn})
      ON CONFLICT (told) DO UPDATE SET
        event_id = CASE WHEN known.notified_on < ${dispensedOn}::date THEN excluded.event_id ELSE known.event_id END,
        notified_on = CASE WHEN known.notified_on < ${dispensedOn}::date THEN excluded.notified_on ELSE known.notified_on END
      RETURNING event_id`.execute(this.db);
    return rows[0]?.event_id === eventId;
  }
}
