import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import type { LocalMailbox } from '../../partners/simulated.js';
import { MAILBOX, keyOfMessage } from '../../partners/mail/mailer.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';

/**
 * Letters to an erased customer in the local mailbox, which stands in for the mail server. The customer's addresses
 * cannot be read any more, so letters are found by id: it is derived from the event or the watch that caused the
 * letter.
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
    const told = new Set((await this.store.readStreams(streams)).flatMap(keysOf));
    this.mailbox.forget(({ messageId }) => told.has(keyOfMessage(messageId) ?? ''));
  }
}

function keysOf({ eventId, data }: StoredEvent): string[] {
  const { watchId } = data as { readonly watchId?: unknown };
  return typeof watchId === 'string' ? [eventId, watchId] : [eventId];
}
