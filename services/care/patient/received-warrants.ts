import { Inject, Injectable } from '@nestjs/common';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import { isKnown, warrant } from '../../../domain/warrant/index.js';
import type { Warrant, WarrantRole } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

/** RX-08: records what this pharmacy received of a person's warrants, when it is new or has changed. */
@Injectable()
export class ReceivedWarrants {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Of a person who is no customer nothing is recorded. */
  async receive(person: PersonNumber, all: readonly Warrant[]): Promise<void> {
    const customerId = all.length > 0 ? await this.customers.find(person) : null;
    if (!customerId) return;
    const known = await this.commands.loadForDisplay(warrant, customerId);
    const context = newContext({ kind: 'partner', id: 'e-health' });
    for (const each of all) {
      const role = roleOf(person, each);
      if (isKnown(known, role, each)) continue;
      await this.commands.handle(
        warrant,
        customerId,
        { type: 'ReceiveWarrant', customerId, role, warrant: each, at: this.clock.now() },
        { ...context, commandId: derivedId(context.commandId, each.warrantId) },
      );
    }
  }
}

/** The service gave the person's own warrants, so who is not the giver is the holder. */
function roleOf(person: PersonNumber, { persons }: Warrant): WarrantRole {
  return persons.giver.personNumber === person ? 'giver' : 'holder';
}
