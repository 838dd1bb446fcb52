import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { isKnown, warrant } from '../../../domain/warrant/index.js';
import type { Warrant, WarrantRole } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

const ROLES = ['giver', 'holder'] as const satisfies readonly WarrantRole[];

/**
 * RX-08: records what this pharmacy received of warrants, when it is new or has changed. Giver and holder each have a stream,
 * so the giver reads who looked without having opened the page of warrants.
 */
@Injectable()
export class ReceivedWarrants {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Of a person who is no customer nothing is recorded. */
  async receive(all: readonly Warrant[]): Promise<void> {
    const customers = await this.customersOf(all);
    for (const each of all)
      for (const role of ROLES) {
        const customerId = customers.get(each.persons[role].personNumber);
        if (customerId) await this.receiveOne(customerId, role, each);
      }
  }

  private async receiveOne(customerId: Uuid, role: WarrantRole, one: Warrant): Promise<void> {
    if (isKnown(await this.commands.loadForDisplay(warrant, customerId), role, one)) return;
    await this.commands.handle(
      warrant,
      customerId,
      { type: 'ReceiveWarrant', customerId, role, warrant: one, at: this.clock.now() },
      newContext({ kind: 'partner', id: 'e-health' }),
    );
  }

  private async customersOf(all: readonly Warrant[]): Promise<ReadonlyMap<string, Uuid | null>> {
    const parties = all.flatMap(({ persons }) => [persons.giver, persons.holder]);
    const numbers = [...new Set(parties.map(({ personNumber }) => personNumber))];
    const found = await Promise.all(numbers.map((text) => this.customerOf(text)));
    return new Map(numbers.map((text, at) => [text, found[at] ?? null]));
  }

  private customerOf(text: string): Promise<Uuid | null> {
    const personNumber = parsePersonNumber(text);
    return personNumber ? this.customers.find(personNumber) : Promise.resolve(null);
  }
}
