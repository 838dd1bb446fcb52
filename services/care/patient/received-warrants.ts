import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Actor, type Uuid } from '../../../domain/kernel/index.js';
import { isKnown, warrant } from '../../../domain/warrant/index.js';
import type { Warrant, WarrantRole } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

/** Who asked the national service, so that the console shows how this pharmacy learned of a warrant. */
export interface Learning {
  readonly actor: Actor;
  /** The run that asked. Absent when a customer or a pharmacist did. */
  readonly correlationId?: string;
}

const READ: Learning = { actor: { kind: 'partner', id: 'e-health' } };
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

  /**
   * Of a person who is no customer nothing is recorded. The giver's stream comes first: a warrant that is being given here at
   * this moment is then either known there as given, or never will be (`isGivenHere`).
   */
  async receive(all: readonly Warrant[], learning: Learning = READ): Promise<void> {
    const customers = await this.customersOf(all);
    for (const each of all)
      for (const role of ROLES) {
        const customerId = customers.get(each.persons[role].personNumber);
        if (customerId) await this.receiveOne(customerId, role, each, learning);
      }
  }

  /** Whether the giver gave it at this pharmacy. Ask when it was received. */
  async isGivenHere({ warrantId, persons }: Warrant): Promise<boolean> {
    const giver = await this.customerOf(persons.giver.personNumber);
    return giver !== null && ((await this.commands.load(warrant, giver)).warrants[warrantId]?.isGivenHere ?? false);
  }

  private async receiveOne(
    customerId: Uuid,
    role: WarrantRole,
    one: Warrant,
    { actor, correlationId }: Learning,
  ): Promise<void> {
    if (isKnown(await this.commands.loadForDisplay(warrant, customerId), role, one)) return;
    await this.commands.handle(
      warrant,
      customerId,
      { type: 'ReceiveWarrant', customerId, role, warrant: one, at: this.clock.now() },
      newContext(actor, correlationId),
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
