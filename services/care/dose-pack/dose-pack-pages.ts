import { Inject, Injectable } from '@nestjs/common';

import type { DosePackMessage, DosePackPatient } from '../../../domain/dose-pack/index.js';
import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { ActedForPersons } from '../patient/acted-for.js';
import { NationalService } from '../patient/national-service.js';
import { closedAsErrors, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients } from '../patient/patients.js';
import { patientTexts } from '../patient/texts.js';
import type { DosePackForm, DosePackMessageView, DosePackService } from './contract.js';
import { DosePacks } from './dose-packs.js';

/** Creates the service of each page request. */
@Injectable()
export class DosePackPagesParts {
  constructor(
    @Inject(DosePacks) readonly packs: DosePacks,
    @Inject(Patients) readonly patients: Patients,
    @Inject(ActedForPersons) readonly others: ActedForPersons,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(NationalService) readonly national: NationalService,
  ) {}
}

const PART = 'dose-pack-message';

export class DosePackPages implements DosePackService {
  constructor(
    private readonly parts: DosePackPagesParts,
    private readonly scope: Pick<RequestScope, 'session' | 'shopper'>,
  ) {}

  async own(): Promise<readonly DosePackMessageView[]> {
    const { packs, patients, looks } = this.parts;
    const customerId = this.scope.session?.customerId;
    if (!customerId) return [];
    const messages = await packs.of(customerId);
    const asked = [...new Set(messages.flatMap(({ request }) => request?.patient.personNumber ?? []))];
    const numbers = asked.flatMap((text) => parsePersonNumber(text) ?? []);
    const known = new Set<string>();
    for (const personNumber of numbers) {
      const acting = await patients.actingNow(customerId, personNumber);
      if (acting === 'closed' || !acting.may) continue;
      await looks.shown(customerId, { personNumber, acting }, PART);
      known.add(personNumber);
    }
    return messages.flatMap((message) => viewOf(message, known) ?? []);
  }

  ask({ commandId, person, text }: DosePackForm): Promise<Result> {
    return closedAsErrors(async () => {
      const { session, context } = await this.scope.shopper(commandId, { person, text });
      const customerId = knownCustomer(session, patientTexts.login);
      if (!(await this.parts.national.isOpen())) throw prescriptionsClosed();
      const patient = await this.patient(customerId, person);
      await this.parts.patients.orderedFor(customerId, { text: patient.personNumber, field: 'person' }, PART);
      await this.parts.packs.ask(customerId, patient, text, context);
      return { ok: true as const };
    });
  }

  /** The form names a relative by a neutral key. One of nobody's relative is refused, and recorded. */
  private async patient(customerId: Uuid, key: string | null): Promise<DosePackPatient> {
    const { patients, others, looks } = this.parts;
    const own = await patients.personNumberOf(customerId);
    if (!own)
      throw new Problem(403, [
        { field: 'person', code: 'NOT_REGISTERED_IN_SWEDEN', message: patientTexts.notRegistered },
      ]);
    if (key === null) return { personNumber: own, name: null };
    const all = await others.of(customerId, own);
    if (!all) throw prescriptionsClosed();
    const found = all.persons.find((each) => each.key === key);
    if (found) return { personNumber: found.patient.personNumber, name: found.name };
    await looks.refused(customerId, PART, { text: key, person: null });
    throw new Problem(403, [{ field: 'person', code: 'OTHER_PERSON', message: patientTexts.otherPerson }]);
  }
}

function viewOf(message: DosePackMessage, known: ReadonlySet<string>): DosePackMessageView | null {
  const { messageId: id, request, askedAt, answered } = message;
  if (!request || !known.has(request.patient.personNumber)) return null;
  return {
    ...{ id, to: request.patient.name, text: request.text, askedAt },
    answered: answered && { byName: answered.byName, text: answered.answer ?? '', at: answered.at },
  };
}
