import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import { listed, type Listed, type PrescriptionKind } from '../../../../domain/prescription/rules/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { notSeenProblem, seenOrRefused } from '../../patient/not-seen.js';
import { Patients, type AskedPerson } from '../../patient/patients.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { PrescriptionLists } from '../pdf/prescription-lists.js';
import { PARTS, Prescriptions } from '../prescriptions.js';
import { ordinationOf, type ordinationsSchema } from './ordination.js';

interface Asked {
  /** Null where the call has no person number. */
  readonly person: AskedPerson | null;
  readonly kind: PrescriptionKind;
  readonly from?: BusinessDate | null;
  readonly only?: (listed: Listed) => boolean;
}

/** RX-09: what both generations of calls answer about prescriptions. */
@Injectable()
export class PrescriptionCalls {
  constructor(
    @Inject(Prescriptions) private readonly prescriptions: Prescriptions,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(PrescriptionLists) private readonly lists: PrescriptionLists,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async ordinations(session: Session | null, asked: Asked): Promise<AnswerOf<typeof ordinationsSchema>> {
    const customerId = knownCustomer(session, texts.login);
    const seen = seenOrRefused(await this.seen(customerId, asked));
    const today = stockholmDate(this.clock.now());
    const rows = listed(seen.prescriptions, today, asked.from ?? null).filter(asked.only ?? (() => true));
    const isOrdered = ({ prescription: { ordinationId } }: Listed) => seen.ordered.has(ordinationId);
    return { ordinationer: rows.map((row) => ordinationOf(row, seen.personNumber, today, isOrdered(row))) };
  }

  /** RX-10: the list as a file. */
  async pdf(session: Session | null, person: AskedPerson): Promise<Buffer> {
    const customerId = knownCustomer(session, texts.login);
    const patient = await this.patients.asked(customerId, person, 'prescriptions');
    const file = await this.lists.of(customerId, patient.acting.ground === 'self' ? null : patient);
    if (!(file instanceof Uint8Array)) throw notSeenProblem(file);
    return Buffer.from(file);
  }

  private async seen(customerId: Uuid, { person, kind }: Asked) {
    const patient = person && (await this.patients.asked(customerId, person, PARTS[kind]));
    return patient && patient.acting.ground !== 'self'
      ? this.prescriptions.of(customerId, patient, kind)
      : this.prescriptions.own(customerId, kind);
  }
}
