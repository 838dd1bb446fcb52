import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { isOpen, reminder, type ReminderState } from '../../../domain/reminder/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import { Clock } from '../../foundation/clock.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';
import { ReminderFacts } from './reminder-facts.js';
import { idsFor } from './reminder-ids.js';

const VIEW_WAIT_MS = 5_000;

/** RMD-02: plans and cancels reminders by what is stored of a customer. */
@Injectable()
export class Recomputing {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ReminderFacts) private readonly facts: ReminderFacts,
    @Inject(ProjectionRunner) private readonly views: ProjectionRunner,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** By all that is stored of a customer. @throws when the view of streams is behind, so that the caller tries again */
  async all(customerId: Uuid, context: CommandContext): Promise<void> {
    if (!(await this.views.waitFor('stream-owner', await this.store.head(), VIEW_WAIT_MS)))
      throw new Error('the view of streams is behind');
    await this.of(customerId, await this.storedKeys(customerId), context);
  }

  /** Whether something is stored of which the customer may be reminded. */
  async hasSubjects(customerId: Uuid): Promise<boolean> {
    return (await this.facts.of(customerId, await this.storedKeys(customerId), this.clock.now())).length > 0;
  }

  /** By the reminders that have not left. What is stored and was never planned is left out. */
  async open(customerId: Uuid, context: CommandContext): Promise<void> {
    const state = await this.commands.load(reminder, customerId);
    await this.of(customerId, openKeys(state), context);
  }

  /** By some prescriptions, and by the customer's period. */
  async of(customerId: Uuid, keys: readonly string[], context: CommandContext): Promise<void> {
    const at = this.clock.now();
    const subjects = await this.facts.of(customerId, keys, at);
    if (subjects.length === 0) return;
    const ids = idsFor(customerId, subjects, at, this.hash);
    const command = { type: 'RecomputeReminders', customerId, subjects, ids, at } as const;
    await this.commands.handle(reminder, customerId, command, context);
  }

  private async storedKeys(customerId: Uuid): Promise<readonly string[]> {
    const streams = await streamsOwnedBy(this.db, streamId('customer', customerId));
    return streams.flatMap((stream) => {
      const known = parseStreamId(stream);
      return known?.kind === 'prescription' ? [known.key] : [];
    });
  }
}

/** The prescriptions of the reminders that have not left. */
export function openKeys({ reminders }: ReminderState): readonly string[] {
  const open = Object.values(reminders).filter(isOpen);
  const keys = open.flatMap(({ about }) => (about?.watched.facts.of === 'prescription' ? [about.watched.subject] : []));
  return [...new Set(keys)];
}
