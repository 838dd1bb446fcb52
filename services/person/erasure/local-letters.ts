import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import type { LocalMailbox } from '../../partners/simulated/simulated.js';
import { MAILBOX, keyOfMessage } from '../../partners/mail/mailer.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';

/**
 * Deletes an erased customer's mails from the local mailbox, which replaces the mail server in development. The
 * customer's e-mail addresses are no longer readable. So mails are found by their id, which is derived from the event
 * or stock watch that caused the mail.
 */
@Injectable()
export class LocalLetters {
  constructor(
    @Inject(MAILBOX) private readonly mailbox: Pick<LocalMailbox, 'forget'> | null,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStreams'>,
  ) {}

  async forget(customerId: Uuid): Promise<void> {
    if (!this.mailbox) return;
    const streams = await streamsOwnedBy(this.db, streamId('customer', customerId));
    const sent = new Set((await this.store.readStreams(streams)).flatMap(keysOf));
    this.mailbox.forget(({ messageId }) => sent.has(keyOfMessage(messageId) ?? ''));
  }
}

function keysOf({ eventId, data }: StoredEvent): string[] {
  const { watchId } = data as { readonly watchId?: unknown };
  return typeof watchId === 'string' ? [eventId, watchId] : [eventId];
}
