import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import { kronor, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import type { RefusedWithdrawal } from '../../../../domain/prescription/price/index.js';
import { refusalText, type Prescription } from '../../../../domain/prescription/rules/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Session } from '../../../access/session/session.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { HealthLooks } from '../../health-look/health-looks.js';
import { NationalService } from '../../patient/national-service.js';
import { notSeenProblem, prescriptionsClosed } from '../../patient/not-seen.js';
import { Patients, type AskedPerson, type Patient } from '../../patient/patients.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { nextPrice } from '../prices/next-price.js';
import { Pricings } from '../prices/pricing.js';

export interface AskedPrice {
  readonly person: AskedPerson;
  readonly ordinationId: string;
  readonly articleId: string;
  readonly packages: number;
}

/** RX-05: the whole price, what the customer pays, and what the benefit pays, in kronor. */
export const priceSchema = z.strictObject({ pris: z.number(), kundpris: z.number(), forman: z.number() });

/** RX-05, RX-09: what both generations of calls answer about a price. Nothing is recorded but the look. */
@Injectable()
export class PriceCalls {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Pricings) private readonly pricings: Pricings,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  async price(session: Session | null, asked: AskedPrice): Promise<AnswerOf<typeof priceSchema>> {
    const customerId = knownCustomer(session, texts.login);
    const patient = await this.patients.asked(customerId, asked.person, 'price');
    const prescription = await this.prescription(customerId, patient, asked.ordinationId);
    const pricing = await this.pricings.asked(patient);
    if (!pricing) throw prescriptionsClosed();
    const { articleId, packages } = asked;
    this.expectArticle(prescription, articleId);
    // Who asks for the prescribed product keeps it, also where a cheaper one could replace it.
    const refusesExchange = articleId === prescription.article.varuId;
    const decided = nextPrice(prescription, { varuId: articleId, refusesExchange, packages }, pricing);
    if (decided.kind !== 'decided') throw refusedPrice(decided, pricing.day);
    if (packages > decided.mostPackages)
      throw new Problem(400, [{ field: 'antal', code: 'TOO_MANY_PACKAGES', message: texts.tooMany }]);
    await this.looks.shown(customerId, patient, 'price');
    const { price } = decided;
    return {
      pris: kronor(price.price),
      kundpris: kronor(price.amount),
      forman: kronor(price.price - price.amount),
    };
  }

  /** Looks among the person's own, and then among those of their animals. The id of another's is refused and recorded. */
  private async prescription(customerId: Uuid, { personNumber, acting }: Patient, id: string): Promise<Prescription> {
    for (const kind of acting.ground === 'self' ? (['human', 'animal'] as const) : (['human'] as const)) {
      const list = await this.national.askWhileOpen((gateway) => gateway.prescriptionsOf(personNumber, kind));
      if (!list) throw prescriptionsClosed();
      if (!list.isRegistered) throw notSeenProblem({ state: 'not-registered' });
      const found = list.prescriptions.find(({ ordinationId }) => ordinationId === id);
      if (found) return found;
    }
    await this.looks.refused(customerId, 'price', { text: id, person: null });
    throw new Problem(403, [{ field: 'ordinationsId', code: 'OTHER_PRESCRIPTION', message: texts.otherPrescription }]);
  }

  private expectArticle({ article, substitutes }: Prescription, articleId: string): void {
    if ([article, ...substitutes].some(({ varuId }) => varuId === articleId)) return;
    throw new Problem(400, [{ field: 'articleid', code: 'UNKNOWN_ARTICLE', message: texts.article }]);
  }
}

function refusedPrice(refused: RefusedWithdrawal, today: BusinessDate): Problem {
  if (refused.kind === 'not-sold' && refused.refusal === 'not-available')
    return new Problem(409, [{ field: 'articleid', code: 'NOT_AVAILABLE', message: texts.notAvailable }]);
  if (refused.kind === 'not-sold' && refused.refusal === 'no-price')
    return new Problem(409, [{ field: 'articleid', code: 'NO_PRICE', message: texts.noPrice }]);
  if (refused.kind === 'not-sold')
    return new Problem(400, [{ field: 'articleid', code: 'ARTICLE_NOT_ALLOWED', message: texts.article }]);
  const message = `${refusalText(refused.refusal, today)}.`;
  return new Problem(409, [{ field: 'ordinationsId', code: 'NOT_COLLECTABLE', message }]);
}
