import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { isOpen, standingOn, type Warrant } from '../../../domain/warrant/rules/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { ActedForPersons, type ActedFor } from '../patient/acted-for.js';
import { closedAsErrors, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients } from '../patient/patients.js';
import { patientTexts } from '../patient/texts.js';
import { NationalWarrants } from '../patient/warrants.js';
import type { GivenForm, WarrantService, WarrantsView, WarrantView } from './contract.js';
import { OwnWarrants, type Doing } from './own-warrants.js';
import { REJECTIONS, warrantTexts as texts } from './texts.js';

/** Creates the warrants of each page request. */
@Injectable()
export class WarrantPagesParts {
  constructor(
    @Inject(OwnWarrants) readonly warrants: OwnWarrants,
    @Inject(NationalWarrants) readonly national: NationalWarrants,
    @Inject(Patients) readonly patients: Patients,
    @Inject(ActedForPersons) readonly others: ActedForPersons,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class WarrantPages implements WarrantService {
  constructor(
    private readonly parts: WarrantPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<WarrantsView> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return { state: 'not-identified' };
    const own = await this.parts.patients.personNumberOf(customerId);
    if (!own) return { state: 'not-registered' };
    const [all, children] = await Promise.all([this.parts.national.of(own), this.children(customerId, own)]);
    if (!all || !children) return { state: 'closed' };
    const newestFirst = all.toSorted((one, other) => (one.registeredOn < other.registeredOn ? 1 : -1));
    const today = stockholmDate(this.parts.clock.now());
    const openFirst = [
      ...newestFirst.filter((each) => isOpen(each, today)),
      ...newestFirst.filter((each) => !isOpen(each, today)),
    ];
    const views = openFirst.map((each) => this.viewOf(each, own));
    return {
      state: 'open',
      held: views.filter(({ role }) => role === 'holder'),
      given: views.filter(({ role }) => role === 'giver'),
      children: children.map(({ key, name }) => ({ key, name })),
    };
  }

  give({ commandId, holder, name, child }: GivenForm): Promise<Result> {
    return this.done(commandId, { holder, name, child }, async (doing) => {
      const personNumber = parsePersonNumber(holder);
      if (!personNumber)
        throw new Problem(400, [{ field: 'holder', code: 'PERSON_NUMBER_INVALID', message: texts.holder }]);
      const given = {
        holder: { personNumber, name },
        child: child === null ? null : await this.child(doing.customerId, child),
      };
      await this.parts.warrants.give(doing, given);
    });
  }

  answer({ commandId, id, accepts }: Parameters<WarrantService['answer']>[0]): Promise<Result> {
    return this.done(commandId, { id, accepts }, (doing) => this.parts.warrants.answer(doing, id, accepts));
  }

  end({ commandId, id }: Parameters<WarrantService['end']>[0]): Promise<Result> {
    return this.done(commandId, { id, ends: true }, (doing) => this.parts.warrants.end(doing, id));
  }

  private done(commandId: string, form: object, work: (doing: Doing) => Promise<void>): Promise<Result> {
    return closedAsErrors(async () => {
      const { session, context } = await this.scope.shopper(commandId, form);
      const customerId = knownCustomer(session, patientTexts.login);
      await work({ customerId, context });
      return { ok: true };
    });
  }

  /** The form names a child by a neutral key. One of nobody's child is refused, and recorded. */
  private async child(customerId: Uuid, key: string): Promise<PersonNumber> {
    const own = await this.parts.patients.personNumberOf(customerId);
    const children = own && (await this.children(customerId, own));
    if (!children) throw prescriptionsClosed();
    const found = children.find((each) => each.key === key);
    if (found) return found.patient.personNumber;
    await this.parts.looks.refused(customerId, 'warrants', { text: key, person: null });
    throw new Problem(403, [{ field: 'child', code: 'CHILD_NOT_GUARDED', message: REJECTIONS.ChildNotGuarded }]);
  }

  /** The children whose guardian the customer is. Null when the service is closed. */
  private async children(customerId: Uuid, own: PersonNumber): Promise<readonly ActedFor[] | null> {
    const others = await this.parts.others.of(customerId, own);
    return others && others.persons.filter(({ patient }) => patient.acting.ground === 'guardian');
  }

  private viewOf({ warrantId, persons: { giver, holder, child }, ...terms }: Warrant, own: PersonNumber): WarrantView {
    const role = giver.personNumber === own ? 'giver' : 'holder';
    const { registeredOn, acceptBy, validThrough, endedBy } = terms;
    return {
      id: warrantId,
      role,
      name: role === 'giver' ? holder.name : giver.name,
      child: child?.name ?? null,
      standing: standingOn(terms, stockholmDate(this.parts.clock.now())),
      ...{ endedBy, registeredOn, acceptBy, validThrough },
    };
  }
}
