import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { reminder } from '../../../domain/reminder/index.js';
import type { Warrant } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

/**
 * RMD-03: a warrant that a death ended does not name the dead. One of its two persons is present, so the other has died. A
 * warrant for a child names three persons, and then nobody can tell.
 */
@Injectable()
export class WarrantedDeaths {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async learn(all: readonly Warrant[], present: PersonNumber): Promise<void> {
    const dead = all.flatMap(({ endedBy, persons: { giver, holder, child } }) =>
      endedBy === 'death' && child === null
        ? [giver, holder].filter(({ personNumber }) => personNumber !== present)
        : [],
    );
    for (const person of new Set(dead.map(({ personNumber }) => personNumber))) await this.learnOne(person);
  }

  /** Of a person who is no customer nothing is recorded. */
  private async learnOne(person: string): Promise<void> {
    const personNumber = parsePersonNumber(person);
    const customerId = personNumber && (await this.customers.find(personNumber));
    if (!customerId || (await this.commands.loadForDisplay(reminder, customerId)).isCustomerDead) return;
    await this.commands.handle(
      reminder,
      customerId,
      { type: 'LearnDeath', customerId, person, at: this.clock.now() },
      newContext({ kind: 'partner', id: 'e-health' }),
    );
  }
}
