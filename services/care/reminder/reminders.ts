import { Inject, Injectable } from '@nestjs/common';

import { highCostAccount } from '../../../domain/high-cost-account/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { isOpen, reminder, type Reminder, type ReminderRejection } from '../../../domain/reminder/index.js';
import { isQuiet, leavesFrom } from '../../../domain/reminder/rules/index.js';
import type { Shopper } from '../../access/http/request.js';
import { Clock } from '../../foundation/clock.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { Problem } from '../../foundation/problem/problem.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import type { ReminderView } from './contract.js';
import { ReadableReminders } from './readable-reminders.js';
import { Recomputing } from './recomputing.js';
import { reminderView, wasSent } from './reminder-view.js';
import { ReminderWays } from './reminder-ways.js';
import { reminderTexts as texts } from './texts.js';

/**
 * RMD-02, RMD-03: what a logged-in customer asks and does with reminders. The caller has asked for a strong log-in. Each
 * list is recorded as a look at health data. An id that is not the customer's is refused with 403, and recorded.
 */
@Injectable()
export class Reminders {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Recomputing) private readonly recomputing: Recomputing,
    @Inject(ReminderWays) private readonly ways: ReminderWays,
    @Inject(ReadableReminders) private readonly readable: ReadableReminders,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** What was sent and is not read, newest first. RMD-07: nothing of a high-cost database that the person left. */
  toRead(customerId: Uuid): Promise<readonly ReminderView[]> {
    return this.views(customerId, (one) => wasSent(one) && one.readAt === null);
  }

  /** What will be sent, the next first, and what was sent or cancelled. It is the list of the notifications page. */
  all(customerId: Uuid): Promise<readonly ReminderView[]> {
    return this.views(customerId, () => true);
  }

  /** What has not left yet, the next first. Each can be cancelled. */
  async coming(customerId: Uuid): Promise<readonly ReminderView[]> {
    return (await this.views(customerId, isOpen)).toReversed();
  }

  /** Marks as read. The same one twice is no error. @throws Problem 403, 409 */
  async markRead({ session, context }: Shopper, reminderId: string): Promise<void> {
    await this.act(knownCustomer(session, texts.login), reminderId, 'ReadReminder', context);
  }

  /** Cancels a coming reminder. The same one twice is no error. @throws Problem 403, 409 */
  async cancel({ session, context }: Shopper, reminderId: string): Promise<void> {
    await this.act(knownCustomer(session, texts.login), reminderId, 'CancelReminder', context);
  }

  /**
   * RMD-02: the sync of a session. It computes again by all that is stored of the customer, also by what the partner
   * answered in this session. Nothing that a browser says is used.
   */
  async recompute({ session, context }: Shopper): Promise<void> {
    await this.recomputing.all(knownCustomer(session, texts.login), context);
  }

  /** When a reminder would leave that is due now. It is later than now in the quiet hours. */
  leavesNext(): { readonly isQuiet: boolean; readonly from: string } {
    const now = this.clock.now();
    return { isQuiet: isQuiet(now), from: leavesFrom(now) };
  }

  /** How many reminders are coming. A number shows nothing of them, so it is no look. */
  async countComing(customerId: Uuid): Promise<number> {
    return (await this.known(customerId, isOpen)).length;
  }

  private async views(customerId: Uuid, wanted: (one: Reminder) => boolean): Promise<readonly ReminderView[]> {
    return (await this.readable.of(customerId, await this.known(customerId, wanted))).toSorted(newestFirst);
  }

  private async known(customerId: Uuid, wanted: (one: Reminder) => boolean): Promise<readonly ReminderView[]> {
    const reach = await this.ways.reach(customerId);
    if (!reach) return [];
    const [{ reminders }, { received: account }] = await Promise.all([
      this.commands.loadForDisplay(reminder, customerId),
      this.commands.loadForDisplay(highCostAccount, customerId),
    ]);
    return (
      Object.values(reminders)
        .filter(wanted)
        .flatMap((one) => reminderView(one, reach) ?? [])
        // A reminder keeps what was known when it was planned. The account says what holds now.
        .filter(({ hkdbData }) => hkdbData === null || account?.isConnected !== false)
    );
  }

  private async act(
    customerId: Uuid,
    reminderId: string,
    type: 'ReadReminder' | 'CancelReminder',
    context: CommandContext,
  ): Promise<void> {
    const command = { type, customerId, reminderId, at: this.clock.now() };
    const outcome = await this.commands.handle(reminder, customerId, command, context);
    if (outcome.ok) return;
    if (outcome.rejection.type === 'CommandIdReused') throw commandIdReused;
    if (outcome.rejection.type === 'ReminderUnknown')
      await this.looks.refused(customerId, 'prescriptions', { text: reminderId, person: null });
    throw problemOf(outcome.rejection);
  }
}

function problemOf(rejection: ReminderRejection): Problem {
  switch (rejection.type) {
    case 'ReminderUnknown':
      return new Problem(403, [{ field: rejection.field, code: 'REMINDER_UNKNOWN', message: texts.unknown }]);
    case 'NotCancellable':
      return new Problem(409, [{ field: rejection.field, code: 'NOT_CANCELLABLE', message: texts.notCancellable }]);
    case 'NotReadable':
      return new Problem(409, [{ field: rejection.field, code: 'NOT_READABLE', message: texts.notReadable }]);
  }
}

function newestFirst(one: ReminderView, other: ReminderView): number {
  return other.time.localeCompare(one.time) || one.reminderId.localeCompare(other.reminderId);
}
