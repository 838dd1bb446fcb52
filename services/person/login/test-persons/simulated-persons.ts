import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import type { PersonSource, Simulated } from '../../../partners/simulated/simulated.js';
import { SIMULATED } from '../../../partners/tokens.js';
import { TestPersons } from './test-persons.js';

/** Tells the simulated e-ID apps the shop's test persons. */
@Injectable()
export class SimulatedPersons implements OnModuleInit {
  constructor(
    @Inject(SIMULATED) private readonly simulated: Simulated,
    @Inject(TestPersons) private readonly persons: TestPersons,
  ) {}

  onModuleInit(): void {
    const source: PersonSource = async () =>
      (await this.persons.list()).map(({ nationalIdentificationNumber, firstName, lastName, note }) => ({
        personNumber: nationalIdentificationNumber,
        givenName: firstName,
        surname: lastName,
        note,
      }));
    this.simulated.bankid?.setPersons(source);
    this.simulated.freja?.setPersons(source);
  }
}
