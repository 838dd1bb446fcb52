import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import type { KeptPurpose } from '../../../domain/customer/index.js';
import type { PersonRef, Purpose, Uuid } from '../../../domain/kernel/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { PersonClaims } from '../customer/person-claims.js';
import type { Database } from '../../foundation/database/connection.js';
import { PersonalDataKeys } from '../../foundation/event-store/personal-data/keys.js';
import { DATABASE, POOL } from '../../foundation/platform/tokens.js';
import { Sessions } from '../../access/session/sessions.js';

/** All purposes of personal data except those that the law asks to keep for some years (`keptRecordsRule`). */
const FORGOTTEN_PURPOSES: readonly Purpose[] = ['identity', 'contact', 'health', 'prescription'];

const GUEST_PURPOSES: readonly Purpose[] = ['contact', 'health'];

/**
 * Carries out the steps after CustomerErased. It ends the sessions, destroys the keys, and clears this process's
 * caches. Each step is idempotent.
 */
@Injectable()
export class Forgetting {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PersonalDataKeys) private readonly keys: PersonalDataKeys,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** CORE-12: the years of what the erasure left have passed. Nobody can open it any more. */
  async endKept(customerId: Uuid, purpose: KeptPurpose): Promise<void> {
    await this.keys.destroy(`customer:${customerId}`, purpose);
    this.commands.forget(await streamsOwnedBy(this.db, streamId('customer', customerId)));
  }

  async forget(customerId: Uuid): Promise<void> {
    await this.sessions.endAllOf(customerId);
    await this.pool.query('DELETE FROM message_read WHERE customer_id = $1', [customerId]);
    await new PersonClaims(this.pool).release(customerId);
    const streams = await streamsOwnedBy(this.db, streamId('customer', customerId));
    for (const purpose of FORGOTTEN_PURPOSES) await this.keys.destroy(`customer:${customerId}`, purpose);
    for (const purpose of GUEST_PURPOSES) await this.keys.destroyIfAny(streams.flatMap(asGuest), purpose);
    this.commands.forget(streams);
  }
}

/**
 * Returns the name under which a cart had a key while it was a guest's. That key encrypts details and goods from before
 * the log-in that claimed the cart.
 */
function asGuest(stream: string): PersonRef[] {
  const { kind, key } = parseStreamId(stream) ?? {};
  return kind === 'cart' ? [`guest:${key}`] : [];
}
