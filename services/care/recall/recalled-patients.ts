import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { DispensingRecord, OrderedWithdrawal } from '../../../domain/prescription/index.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { ReminderWays } from '../reminder/reminder-ways.js';

/** RX-06, RX-08: the patients for whom another person ordered. */
@Injectable()
export class RecalledPatients {
  constructor(
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(ReminderWays) private readonly ways: Pick<ReminderWays, 'reach'>,
  ) {}

  /**
   * The patient's own customer record beside that of the one who ordered. Null for who ordered for themselves, and for a
   * patient without a record or an address here. After the erasure of the one who ordered, the record alone tells who
   * the patient is.
   */
  async beside(
    customerId: Uuid,
    { personNumber }: Pick<DispensingRecord, 'personNumber'>,
    ordered: OrderedWithdrawal | null,
  ): Promise<Uuid | null> {
    const kind = ordered?.patient.kind;
    if (kind === 'self' || kind === 'animal') return null;
    const patient = parsePersonNumber(personNumber);
    const patientId = patient && (await this.customers.find(patient));
    if (!patientId || patientId === customerId) return null;
    return (await this.ways.reach(patientId))?.email ? patientId : null;
  }
}
