import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { MemberOf } from '../member/member-of.js';
import { may } from '../../access/permission/may.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import type { Session } from '../../access/session/session.js';
import { MESSAGES } from './content.js';
import { messageRule, messagesShown, type ShopMessage } from './message.js';

@Injectable()
export class Messages {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  pollSeconds(): number {
    return messageRule.on(stockholmDate(this.clock.now())).pollSeconds;
  }

  /** Returns the messages of one form for a session. Empty for a guest. */
  async shownTo(session: Session | null, form: ShopMessage['form']): Promise<readonly ShopMessage[]> {
    const { customerId = null } = session ?? {};
    const messages = MESSAGES.filter((message) => message.form === form);
    if (!customerId || messages.length === 0) return [];
    const { rows } = await sql<{ message_guid: Uuid; read_at: Date }>`
      SELECT message_guid, read_at FROM message_read WHERE customer_id = ${customerId}`.execute(this.db);
    const read = rows.map(({ message_guid, read_at }) => ({
      messageGuid: message_guid,
      readAt: new Date(read_at).toISOString(),
    }));
    const now = this.clock.now();
    const member = may(session, 'membership.summary', now) ? await this.memberOf.active(customerId) : null;
    return messagesShown(messages, read, { memberSince: member?.state.registeredOn ?? null }, now);
  }

  /** Marks a message as read. Returns false when no such message exists. */
  async setRead(customerId: Uuid, guid: Uuid): Promise<boolean> {
    if (!MESSAGES.some((message) => message.guid === guid)) return false;
    await sql`
      INSERT INTO message_read (customer_id, message_guid, read_at) VALUES (${customerId}, ${guid}, ${this.clock.now()})
      ON CONFLICT (customer_id, message_guid) DO UPDATE SET read_at = excluded.read_at`.execute(this.db);
    return true;
  }
}
