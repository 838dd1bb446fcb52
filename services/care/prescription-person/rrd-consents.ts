import { Inject, Injectable } from '@nestjs/common';

import { RRD_CODES, RRD_PERSONS } from '../../../domain/customer/index.js';
import type { Shopper } from '../../access/http/request.js';
import { partOf } from '../../foundation/command-handling/command-context.js';
import { GiveConsents } from '../../person/consent/give-consents.js';
import { Problem } from '../../foundation/problem/problem.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { Patients } from '../patient/patients.js';
import { patientTexts as texts } from '../patient/texts.js';
import type { ChangedPerson } from './person-fields.js';

/**
 * RX-11: consents to keep prescriptions, for each kind of person. They are consents of the customer. A guardian's consent
 * covers the children. The holder of a warrant gives and withdraws those of the giver: the event stands in the giver's
 * stream, and its actor is the holder.
 */
@Injectable()
export class RrdConsents {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(GiveConsents) private readonly consents: GiveConsents,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
  ) {}

  /** A kind of person that the client leaves out keeps its consent. */
  async change(shopper: Shopper, { personNr, samtyckeRRD }: ChangedPerson): Promise<void> {
    const customerId = knownCustomer(shopper.session, texts.login);
    const asked = { text: personNr, field: 'personNr' };
    const patient = await this.patients.asked(customerId, asked, 'prescription-person', 'consent');
    const of = patient.acting.ground === 'self' ? customerId : await this.customers.find(patient.personNumber);
    if (!of) throw new Problem(409, [{ field: 'personNr', code: 'NO_CUSTOMER', message: texts.noCustomer }]);
    for (const person of RRD_PERSONS) {
      const given = samtyckeRRD[person];
      if (given === undefined) continue;
      const press: Shopper = { ...shopper, context: partOf(shopper.context, person) };
      const outcome = await (given
        ? this.consents.give(press, RRD_CODES[person], of)
        : this.consents.withdraw(press, RRD_CODES[person], of));
      if (!outcome.ok) throw new TypeError(`a consent was refused with ${outcome.rejection.type}`);
    }
  }
}
