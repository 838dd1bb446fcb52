import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, stockholmDate, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import { listed, type Listed, type PrescriptionKind } from '../../../../domain/prescription/rules/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { Prescriptions } from '../prescriptions.js';
import { prescriptionTexts as texts } from '../texts.js';
import { ordinationOf, type ordinationsSchema } from './ordination.js';

interface Asked {
  /** The person number that the client sent. Null where the call has none. */
  readonly personNumber: string | null;
  /** The name of its field, for the error. */
  readonly field: string;
  readonly kind: PrescriptionKind;
  readonly from?: BusinessDate | null;
  readonly only?: (listed: Listed) => boolean;
}

/** RX-09: what both generations of calls answer about prescriptions. */
@Injectable()
export class PrescriptionCalls {
  constructor(
    @Inject(Prescriptions) private readonly prescriptions: Prescriptions,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async ordinations(session: Session | null, asked: Asked): Promise<AnswerOf<typeof ordinationsSchema>> {
    const customerId = knownCustomer(session, texts.login);
    if (asked.personNumber !== null) await this.refuseOthers(customerId, asked.personNumber, asked);
    const seen = await this.prescriptions.own(customerId, asked.kind);
    if (seen.state === 'closed') throw prescriptionsClosed();
    if (seen.state === 'not-registered')
      throw new Problem(403, [{ code: 'NOT_REGISTERED_IN_SWEDEN', message: texts.notRegistered }]);
    const today = stockholmDate(this.clock.now());
    const rows = listed(seen.prescriptions, today, asked.from ?? null).filter(asked.only ?? (() => true));
    return { ordinationer: rows.map((row) => ordinationOf(row, seen.personNumber, today)) };
  }

  private async refuseOthers(customerId: Uuid, text: string, { field, kind }: Asked): Promise<void> {
    const personNumber = parsePersonNumber(text);
    if (!personNumber) throw new Problem(400, [{ field, code: 'PERSON_NUMBER_INVALID', message: texts.personNumber }]);
    if (await this.prescriptions.isOwn(customerId, personNumber, kind)) return;
    throw new Problem(403, [{ field, code: 'OTHER_PERSON', message: texts.otherPerson }]);
  }
}

/** RX-20: the prescription service is closed. */
export function prescriptionsClosed(): Problem {
  return new Problem(503, [{ code: 'PRESCRIPTIONS_CLOSED', message: texts.closed }]);
}
