import { Inject, Injectable, Logger } from '@nestjs/common';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { reminder } from '../../../domain/reminder/index.js';
import type { Warrant } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { PartnerError } from '../../partners/partner-error.js';
import {
  POPULATION_REGISTER_GATEWAY,
  type PopulationRegisterGateway,
} from '../../partners/population-register/gateway.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

/**
 * RMD-03: a warrant that a death ended does not name the dead. One of its two persons is present, so the other may have
 * died. A wrong person may stand at the counter, so the population register is asked before reminders stop. While it does
 * not say, nothing is recorded, and the next look asks again. A warrant for a child names three persons, and then nobody
 * can tell.
 */
@Injectable()
export class WarrantedDeaths {
  private readonly logger = new Logger(WarrantedDeaths.name);

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(POPULATION_REGISTER_GATEWAY)
    private readonly register: Pick<PopulationRegisterGateway, 'isDeceased'> | null,
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
    if (!(await this.hasDied(personNumber))) return;
    await this.commands.handle(
      reminder,
      customerId,
      { type: 'LearnDeath', customerId, person, at: this.clock.now() },
      newContext({ kind: 'partner', id: 'population-register' }),
    );
  }

  private async hasDied(personNumber: PersonNumber): Promise<boolean> {
    try {
      return (await this.register?.isDeceased(personNumber)) ?? false;
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      this.logger.warn(`No answer of the population register about a death: ${error.outcome}`);
      return false;
    }
  }
}
