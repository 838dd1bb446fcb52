import { Inject, Injectable } from '@nestjs/common';

import type { Instant, Uuid } from '../../../../domain/kernel/index.js';
import { reminder, type Reminder } from '../../../../domain/reminder/index.js';
import { isQuiet } from '../../../../domain/reminder/rules/index.js';
import { customersLeaving } from '../../../../projections/care/reminder-due/queries.js';
import { Clock } from '../../../foundation/clock.js';
import { newContext, SYSTEM } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Database } from '../../../foundation/database/connection.js';
import { DATABASE } from '../../../foundation/platform/tokens.js';
import { isUnavailable } from '../../../foundation/problem/unavailable.js';
import type { Sweep } from '../../../foundation/worker/sweeps.js';
import { childrenIn, GuardianRights } from '../guardian-rights.js';
import { ReminderFacts, watchedNow } from '../reminder-facts.js';
import { ReminderWays, wayFacts } from '../reminder-ways.js';

const BATCH = 200;

/**
 * RMD-03: lets reminders leave when the quiet hours are over. The stream decides, so two processes let one leave once. The
 * reactions on its event send it.
 */
@Injectable()
export class Leaving implements Sweep {
  readonly name = 'reminders leave';

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ReminderFacts) private readonly facts: ReminderFacts,
    @Inject(ReminderWays) private readonly ways: ReminderWays,
    @Inject(GuardianRights) private readonly guardians: GuardianRights,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  sweep = async (): Promise<void> => {
    const now = this.clock.now();
    if (isQuiet(now)) return;
    const failed: unknown[] = [];
    for (let after: Uuid | undefined = ''; after !== undefined;) {
      const page: readonly Uuid[] = await customersLeaving(this.db, now, after, BATCH);
      for (const customerId of page) await this.leave(customerId, now).catch((error: unknown) => keep(error, failed));
      after = page.length < BATCH ? undefined : page.at(-1);
    }
    if (failed.length > 0)
      throw new AggregateError(failed, `the reminders of ${failed.length} customers: ${String(failed[0])}`);
  };

  /** Lets the reminders of one customer leave. */
  async leave(customerId: Uuid, at: Instant, context = newContext(SYSTEM)): Promise<void> {
    const { reminders } = await this.commands.load(reminder, customerId);
    const due = Object.values(reminders).filter((one) => isReady(one, at));
    const reach = await this.ways.reach(customerId);
    if (due.length === 0 || !reach) return;
    const keys = due.flatMap(({ about }) => (about?.kind === 'HkdbExp' ? [] : (about?.watched.subject ?? [])));
    const watched = await this.facts.of(customerId, [...new Set(keys)], at);
    const guardianships = await this.guardians.asked(customerId, watched);
    const unsaid = childrenIn(watched).filter((child) => !guardianships.some(({ person }) => person === child));
    // Of an erased customer nothing is known. The reaction on the erasure cancels what is open.
    const leaving = due.flatMap(({ reminderId, about }) => {
      const now = about && (watchedNow(about.watched, watched) ?? null);
      if (!about || (now?.by.ground === 'guardian' && unsaid.includes(now.concerning))) return [];
      return [{ reminderId, watched: now, ways: wayFacts(reach, about.kind) }];
    });
    const command = { type: 'LetLeave', customerId, leaving, guardianships, at } as const;
    const outcome = await this.commands.handle(reminder, customerId, command, context);
    if (!outcome.ok) throw new Error(`reminders may not leave: ${outcome.rejection.type}`);
    if (unsaid.length > 0) throw new Error('the register does not say who is guardian, so a reminder waits');
  }
}

/** One customer whose reminders cannot leave does not stop those of others. An absent store stops all. */
function keep(error: unknown, failed: unknown[]): void {
  if (isUnavailable(error)) throw error;
  failed.push(error);
}

function isReady({ phase, ways }: Reminder, at: Instant): boolean {
  if (phase === 'cancelled') return false;
  return Object.values(ways).some((way) => way.is === 'waiting' && way.leavesAt <= at);
}
