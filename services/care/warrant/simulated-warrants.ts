import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { warrant, type KnownWarrant } from '../../../domain/warrant/index.js';
import type { Warrant } from '../../../domain/warrant/rules/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { warrantBody } from '../../partners/e-health/warrant.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import { SIMULATED } from '../../partners/tokens.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

/** How late each status is in the life of a warrant. One of the two streams may have missed the latest change. */
const AGE: Readonly<Record<Warrant['status'], number>> = { waiting: 0, accepted: 1, declined: 2, ended: 2 };

/**
 * Tells the simulated national service the warrants of the made-up test persons. They were given while the history was
 * generated, before the service ran.
 */
@Injectable()
export class SimulatedWarrants implements OnModuleInit {
  constructor(
    @Inject(SIMULATED) private readonly simulated: Simulated,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
  ) {}

  async onModuleInit(): Promise<void> {
    const service = this.simulated['e-health'];
    if (!service) return;
    const latest = new Map<string, Warrant>();
    for (const { persons, ...known } of await this.known()) {
      const before = latest.get(known.warrantId);
      if (persons && (!before || AGE[known.status] > AGE[before.status]))
        latest.set(known.warrantId, { ...known, persons });
    }
    service.setPastWarrants([...latest.values()].map(warrantBody));
  }

  private async known(): Promise<readonly KnownWarrant[]> {
    const { rows } = await this.pool.query<{ person: string }>('SELECT person_number AS person FROM test_person');
    const customers = await Promise.all(rows.map(({ person }) => this.customerOf(person)));
    const states = await Promise.all(
      customers.flatMap((customerId) => (customerId ? [this.commands.load(warrant, customerId)] : [])),
    );
    return states.flatMap(({ warrants }) => Object.values(warrants));
  }

  private customerOf(text: string): Promise<Uuid | null> {
    const personNumber = parsePersonNumber(text);
    return personNumber ? this.customers.find(personNumber) : Promise.resolve(null);
  }
}
