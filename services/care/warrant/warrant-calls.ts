import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { isInForce } from '../../../domain/prescription/rules/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { notSeenProblem, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients } from '../patient/patients.js';
import { patientTexts as texts } from '../patient/texts.js';
import { WARRANTS, type Warrants } from '../patient/warrants.js';

/** RX-15: the warrants that a person holds, as clients know them. */
export const warrantsSchema = z.strictObject({
  fullmakter: z.array(
    z.strictObject({ giltig: z.boolean(), personnummer: z.string(), registreringsdatum: z.iso.date() }),
  ),
});
/** RX-18: how many are new since the last visit. */
export const newsSchema = z.strictObject({ antal: z.number().int() });

/** RX-08, RX-09: what both generations of calls answer about warrants. */
@Injectable()
export class WarrantCalls {
  constructor(
    @Inject(WARRANTS) private readonly warrants: Warrants,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async held(session: Session | null): Promise<AnswerOf<typeof warrantsSchema>> {
    const today = stockholmDate(this.clock.now());
    const fullmakter = (await this.ofSession(session)).map((warrant) => ({
      giltig: isInForce(warrant, today),
      personnummer: warrant.giver,
      registreringsdatum: warrant.registeredOn,
    }));
    return { fullmakter };
  }

  /** Warrants of the day of this visit, and later, are new. */
  async news(session: Session | null): Promise<AnswerOf<typeof newsSchema>> {
    const since = stockholmDate(session?.openedAt ?? this.clock.now());
    const held = await this.ofSession(session);
    return { antal: held.filter(({ registeredOn }) => registeredOn >= since).length };
  }

  private async ofSession(session: Session | null) {
    const own = await this.patients.personNumberOf(knownCustomer(session, texts.login));
    if (!own) throw notSeenProblem({ state: 'not-registered' });
    const held = await this.warrants.heldBy(own);
    if (!held) throw prescriptionsClosed();
    return held;
  }
}
