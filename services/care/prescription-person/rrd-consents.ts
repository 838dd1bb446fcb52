import { Inject, Injectable } from '@nestjs/common';

import { RRD_CODES, RRD_PERSONS } from '../../../domain/customer/index.js';
import type { Shopper } from '../../access/http/request.js';
import { partOf } from '../../foundation/command-handling/command-context.js';
import { GiveConsents } from '../../person/consent/give-consents.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { Patients } from '../patient/patients.js';
import { patientTexts as texts } from '../patient/texts.js';
import type { ChangedPerson } from './person-fields.js';

/**
 * RX-11: consents to keep prescriptions, for each kind of person. They are consents of the customer. A guardian's consent
 * covers the children. Consents that the holder of a warrant gives for the giver come with the warrants.
 */
@Injectable()
export class RrdConsents {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(GiveConsents) private readonly consents: GiveConsents,
  ) {}

  /** A kind of person that the client leaves out keeps its consent. */
  async change(shopper: Shopper, { personNr, samtyckeRRD }: ChangedPerson): Promise<void> {
    const customerId = knownCustomer(shopper.session, texts.login);
    await this.patients.refuseOthers(customerId, { text: personNr, field: 'personNr' }, 'prescription-person');
    for (const person of RRD_PERSONS) {
      const given = samtyckeRRD[person];
      if (given === undefined) continue;
      const asked: Shopper = { ...shopper, context: partOf(shopper.context, person) };
      const outcome = await (given
        ? this.consents.give(asked, RRD_CODES[person])
        : this.consents.withdraw(asked, RRD_CODES[person]));
      if (!outcome.ok) throw new TypeError(`a consent was refused with ${outcome.rejection.type}`);
    }
  }
}
