import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { isOpen, reminder, type ReminderState } from '../../../domain/reminder/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';
import { RecomputingOf } from './recomputing-of.js';

const VIEW_WAIT_MS = 5_000;

/** RMD-02: plans and cancels reminders by what is stored of a customer. */
@Injectable()
export class Recomputing {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(RecomputingOf) private readonly some: RecomputingOf,
    @Inject(ProjectionRunner) private readonly views: ProjectionRunner,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(DATABASE) private readonly db: Database,
  ) {}

  /** By all that is stored of a customer, who is logged in. @throws when the view of streams is behind, so that the caller tries again */
  async all(customerId: Uuid, context: CommandContext): Promise<void> {
    if (!(await this.views.waitFor('stream-owner', await this.store.head(), VIEW_WAIT_MS)))
      throw new Error('the view of streams is behind');
    await this.some.asking(customerId, await this.storedKeys(customerId), context);
  }

  /** Whether something is stored of which the customer may be reminded. */
  async hasSubjects(customerId: Uuid): Promise<boolean> {
    return this.some.hasSubjects(customerId, await this.storedKeys(customerId));
  }

  /** By the reminders that have not left. What is stored and was never planned is left out. */
  async open(customerId: Uuid, context: CommandContext): Promise<void> {
    const state = await this.commands.load(reminder, customerId);
    await this.some.of(customerId, openKeys(state), context);
  }

  /** By some prescriptions, and by the customer's period. */
  of(customerId: Uuid, keys: readonly string[], context: CommandContext): Promise<void> {
    return this.some.of(customerId, keys, context);
  }

  /** As `of`, and the register is asked whether the customer is still the guardian of each child. */
  asking(customerId: Uuid, keys: readonly string[], context: CommandContext): Promise<void> {
    return this.some.asking(customerId, keys, context);
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
