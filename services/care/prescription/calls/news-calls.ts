import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { PrescriptionKind } from '../../../../domain/prescription/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Session } from '../../../access/session/session.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { seenOrRefused } from '../../patient/not-seen.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { PrescriptionNews } from '../news.js';

/** RX-18: how many prescriptions are new since the last visit. */
export const newsSchema = z.strictObject({ antal: z.number().int() });

@Injectable()
export class NewsCalls {
  constructor(@Inject(PrescriptionNews) private readonly news: PrescriptionNews) {}

  async count(session: Session | null, kind: PrescriptionKind): Promise<AnswerOf<typeof newsSchema>> {
    const customerId = knownCustomer(session, texts.login);
    const { count } = seenOrRefused(await this.news.of(customerId, kind, session?.openedAt ?? null));
    return { antal: count };
  }
}
