import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { reminder, type GuardianshipAnswer } from '../../../domain/reminder/index.js';
import type { Watched } from '../../../domain/reminder/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { GuardianRights } from './guardian-rights.js';
import { ReminderFacts } from './reminder-facts.js';
import { idsFor } from './reminder-ids.js';

/** RMD-02: plans and cancels the reminders of some prescriptions, and of the customer's period. */
@Injectable()
export class RecomputingOf {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ReminderFacts) private readonly facts: ReminderFacts,
    @Inject(GuardianRights) private readonly guardians: GuardianRights,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async hasSubjects(customerId: Uuid, keys: readonly string[]): Promise<boolean> {
    return (await this.facts.of(customerId, keys, this.clock.now())).length > 0;
  }

  async of(customerId: Uuid, keys: readonly string[], context: CommandContext): Promise<void> {
    await this.recompute(customerId, await this.facts.of(customerId, keys, this.clock.now()), context);
  }

  /** As `of`, and the register is asked whether the customer is still the guardian of each child. */
  async asking(customerId: Uuid, keys: readonly string[], context: CommandContext): Promise<void> {
    const stored = await this.facts.of(customerId, keys, this.clock.now());
    await this.recompute(customerId, stored, context, await this.guardians.asked(customerId, stored));
  }

  private async recompute(
    customerId: Uuid,
    subjects: readonly Watched[],
    context: CommandContext,
    guardianships: readonly GuardianshipAnswer[] = [],
  ): Promise<void> {
    const at = this.clock.now();
    if (subjects.length === 0) return;
    const ids = idsFor(customerId, subjects, at, this.hash);
    const command = { type: 'RecomputeReminders', customerId, subjects, ids, guardianships, at } as const;
    await this.commands.handle(reminder, customerId, command, context);
  }
}
