import { Inject, Injectable } from '@nestjs/common';

import { isForgotten, parsePersonNumber, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import { prescription, type OrderedWithdrawal, type OtherPatientLearned } from '../../../domain/prescription/index.js';
import { warrant } from '../../../domain/warrant/index.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

type Ordered = Pick<DispensingRow, 'prescription_id' | 'dispensing_id' | 'customer_id'>;

/** RX-08, LAW-09: who reads of a look of staff at what was ordered: who ordered it, and the giver for whom it was. */
@Injectable()
export class PatientsTold {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load' | 'loadCached' | 'loadForDisplay'>,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
  ) {}

  /** The one who ordered comes first. */
  async of({ prescription_id: key, dispensing_id: id, customer_id: customerId }: Ordered): Promise<readonly Uuid[]> {
    const patient = (await this.orderedOf(key, id))?.patient;
    return this.with(customerId, patient?.kind === 'principal' ? [patient.personNumber] : []);
  }

  /** As `of`, for the whole history of a customer. The prescriptions of givers lie in the streams of the holder. */
  async ofHistory(customerId: Uuid, events: readonly RecordedEvent[]): Promise<readonly Uuid[]> {
    const learned = events.filter(isOtherPatient).map(({ data }) => data.patient);
    const principals = learned.flatMap((patient) =>
      !isForgotten(patient) && patient.ground === 'warrant' ? [patient.personNumber] : [],
    );
    return this.with(customerId, principals);
  }

  /** @param principals the persons for whom the customer acted by a warrant */
  private async with(customerId: Uuid, principals: readonly string[]): Promise<readonly Uuid[]> {
    const givers = await Promise.all([...new Set(principals)].map((each) => this.giversOf(customerId, each)));
    const persons = [...new Set([...principals, ...givers.flat()])];
    const numbers = persons.flatMap((text) => parsePersonNumber(text) ?? []);
    const found = await Promise.all(numbers.map((number) => this.customers.find(number)));
    return [...new Set([customerId, ...found.flatMap((each) => each ?? [])])];
  }

  /** What was ordered never changes, so a state in memory that has it will do. */
  private async orderedOf(key: string, id: string): Promise<OrderedWithdrawal | null> {
    const known = (await this.commands.loadCached(prescription, key)).dispensings[id]?.ordered;
    return known ?? (await this.commands.load(prescription, key)).dispensings[id]?.ordered ?? null;
  }

  /** A child is no customer. Its guardian, who gave the warrant, is told. */
  private async giversOf(holder: Uuid, child: string): Promise<readonly string[]> {
    const { warrants } = await this.commands.loadForDisplay(warrant, holder);
    return Object.values(warrants).flatMap(({ role, persons }) =>
      role === 'holder' && persons?.child?.personNumber === child ? [persons.giver.personNumber] : [],
    );
  }
}

function isOtherPatient(event: RecordedEvent): event is RecordedEvent<OtherPatientLearned> {
  return event.type === ('OtherPatientLearned' satisfies OtherPatientLearned['type']);
}
