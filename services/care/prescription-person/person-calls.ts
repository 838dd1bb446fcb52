import { Inject, Injectable } from '@nestjs/common';

import { RRD_CODES, RRD_PERSONS, type CustomerState } from '../../../domain/customer/index.js';
import { stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { accountFields } from '../high-cost/calls/account-fields.js';
import { HighCostAccounts } from '../high-cost/high-cost-accounts.js';
import { ChildrenOfGuardians } from '../patient/children.js';
import { notSeenProblem, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients, type AskedPerson } from '../patient/patients.js';
import { patientTexts as texts } from '../patient/texts.js';
import type { personSchema } from './person-fields.js';

type Answer = AnswerOf<typeof personSchema>;

/** RX-15: what both generations of calls answer about the person of prescriptions. */
@Injectable()
export class PersonCalls {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(ChildrenOfGuardians) private readonly children: ChildrenOfGuardians,
    @Inject(HighCostAccounts) private readonly accounts: HighCostAccounts,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param asked null for the customer */
  async person(session: Session | null, asked: AskedPerson | null): Promise<Answer> {
    const customerId = knownCustomer(session, texts.login);
    const own = await this.patients.personNumberOf(customerId);
    if (!own) throw notSeenProblem({ state: 'not-registered' });
    const patient = asked && (await this.patients.asked(customerId, asked, 'prescription-person'));
    const answer =
      patient && patient.acting.ground !== 'self'
        ? await this.child(customerId, own, patient.personNumber)
        : await this.self(customerId, own);
    await this.looks.shownToSelf(customerId, 'prescription-person');
    return answer;
  }

  private async self(customerId: Uuid, own: PersonNumber): Promise<Answer> {
    const account = await this.accounts.of(customerId, own);
    if (!account) throw prescriptionsClosed();
    if (account === 'not-registered') throw notSeenProblem({ state: 'not-registered' });
    const state = await customerOf(customerId, this.commands);
    const { firstName = '', lastName = '' } = state.profile;
    return {
      personNr: own,
      userName: `${firstName} ${lastName}`.trim(),
      samtyckeRRD: consentsOf(state),
      hkdbKonto: accountFields(account, stockholmDate(this.clock.now())),
    };
  }

  /** Medicines in the benefit are free for a child, so nothing is asked about its account (0131). */
  private async child(guardian: Uuid, own: PersonNumber, child: PersonNumber): Promise<Answer> {
    const children = await this.children.of(guardian, own);
    if (!children) throw prescriptionsClosed();
    const found = children.seen.find(({ personNumber }) => personNumber === child);
    const state = await customerOf(guardian, this.commands);
    return { personNr: child, userName: found?.firstName ?? '', samtyckeRRD: consentsOf(state), hkdbKonto: null };
  }
}

function consentsOf({ consents }: CustomerState): Answer['samtyckeRRD'] {
  const given = RRD_PERSONS.map((person) => [person, consents[RRD_CODES[person]]?.given ?? false]);
  return Object.fromEntries(given) as Answer['samtyckeRRD'];
}
