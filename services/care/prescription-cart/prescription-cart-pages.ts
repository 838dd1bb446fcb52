import { Inject, Injectable } from '@nestjs/common';

import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import type { Prescription } from '../../../domain/prescription/index.js';
import { exchangeFor } from '../../../domain/prescription/price/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { MonthPrices } from '../high-cost/month-prices.js';
import { ActedForPersons } from '../patient/acted-for.js';
import { notSeenProblem, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients } from '../patient/patients.js';
import { patientTexts } from '../patient/texts.js';
import { prescriptionKey } from '../prescription/received.js';
import { Blocks } from './blocks.js';
import { messageOf } from './calls/cart-calls.js';
import type { PrescriptionCartService, WantedPrescription } from './contract.js';
import { PrescriptionCart } from './prescription-cart.js';
import { refusedProblem } from './refused.js';

/** Creates the prescription cart of each page request. */
@Injectable()
export class PrescriptionCartPagesParts {
  constructor(
    @Inject(PrescriptionCart) readonly carts: PrescriptionCart,
    @Inject(Blocks) readonly blocks: Blocks,
    @Inject(Patients) readonly patients: Patients,
    @Inject(ActedForPersons) readonly others: ActedForPersons,
    @Inject(MonthPrices) readonly prices: MonthPrices,
    @Inject(HealthLooks) readonly looks: HealthLooks,
  ) {}
}

export class PrescriptionCartPages implements PrescriptionCartService {
  constructor(
    private readonly parts: PrescriptionCartPagesParts,
    private readonly scope: RequestScope,
  ) {}

  isOpen(): Promise<boolean> {
    return Promise.resolve(this.parts.carts.isOpen);
  }

  inCart(): Promise<readonly string[]> {
    return this.parts.carts.inCart(this.scope.session);
  }

  /** The form names prescription and person by neutral ids, so they are looked for among those of the customer. */
  add(wanted: WantedPrescription): Promise<Result> {
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopper(wanted.commandId, wanted);
      const customerId = this.parts.carts.open(shopper);
      const personNumber = await this.personOf(customerId, wanted);
      const kind = wanted.part === 'animal' ? 'animal' : 'human';
      const person = { text: personNumber, field: 'personnummer' };
      const patient = await this.parts.patients.orderedFor(customerId, person, 'prescriptions');
      const list = await this.parts.blocks.read(customerId, { kind, patient });
      const prescription = list.find(({ ordinationId }) => prescriptionKey(customerId, ordinationId) === wanted.id);
      if (!prescription) {
        await this.parts.looks.refused(customerId, 'prescriptions', { text: wanted.id, person: null });
        throw refusedProblem(undefined, '');
      }
      await this.parts.carts.add(shopper, {
        ...{ person, kind, ordinationId: prescription.ordinationId, packages: wanted.packages },
        ...(await this.articleOf(prescription, wanted)),
        message: messageOf(wanted.message, 'message'),
      });
      return { ok: true };
    });
  }

  /** The product of the exchange, or the prescribed one where the customer keeps it or there is no exchange. */
  private async articleOf(
    { article, substitutes, mayBeSubstituted }: Prescription,
    { keepsPrescribed }: WantedPrescription,
  ): Promise<{ readonly varuId: string; readonly refusesExchange: boolean }> {
    const prices = await this.parts.prices.today();
    const goods = [article, ...substitutes].flatMap(({ varuId }) => prices?.get(varuId) ?? []);
    const prescribed = goods.find(({ varuId }) => varuId === article.varuId);
    const offered = mayBeSubstituted && prescribed ? exchangeFor(prescribed, goods) : null;
    if (!offered) return { varuId: article.varuId, refusesExchange: false };
    return { varuId: keepsPrescribed ? article.varuId : offered.varuId, refusesExchange: keepsPrescribed };
  }

  private async personOf(customerId: Uuid, { other }: WantedPrescription): Promise<PersonNumber> {
    const own = await this.parts.patients.personNumberOf(knownCustomer(this.scope.session, patientTexts.login));
    if (!own) throw notSeenProblem({ state: 'not-registered' });
    if (other === null) return own;
    const others = await this.parts.others.of(customerId, own);
    if (!others) throw prescriptionsClosed();
    const found = others.persons.find(({ key }) => key === other);
    if (found) return found.patient.personNumber;
    await this.parts.looks.refused(customerId, 'child-prescriptions', { text: other, person: null });
    throw refusedProblem(undefined, '');
  }
}
