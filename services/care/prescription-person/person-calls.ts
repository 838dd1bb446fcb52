import { Inject, Injectable } from '@nestjs/common';

import { RRD_CODES, RRD_PERSONS, type CustomerState } from '../../../domain/customer/index.js';
import { stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { covers } from '../../../domain/prescription/rules/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { accountFields } from '../high-cost/calls/account-fields.js';
import { HighCostAccounts } from '../high-cost/high-cost-accounts.js';
import { ActedForPersons } from '../patient/acted-for.js';
import { notSeenProblem, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients, type AskedPerson, type Patient } from '../patient/patients.js';
import { patientTexts as texts } from '../patient/texts.js';
import type { personSchema } from './person-fields.js';

type Answer = AnswerOf<typeof personSchema>;

/** RX-15: what both generations of calls answer about the person of prescriptions. */
@Injectable()
export class PersonCalls {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(ActedForPersons) private readonly others: ActedForPersons,
    @Inject(HighCostAccounts) private readonly accounts: HighCostAccounts,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
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
        ? await this.other(customerId, own, patient)
        : await this.self(customerId, own);
    if (patient) await this.looks.shown(customerId, patient, 'prescription-person');
    else await this.looks.shownToSelf(customerId, 'prescription-person');
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

  /**
   * RX-08: a child, or the giver of a warrant. Medicines in the benefit are free for a child, so nothing is asked about its
   * account (0131). The giver's account is asked for, and not kept among this customer's.
   */
  private async other(customerId: Uuid, own: PersonNumber, { personNumber, acting }: Patient): Promise<Answer> {
    const others = await this.others.of(customerId, own);
    if (!others) throw prescriptionsClosed();
    const found = others.persons.find(({ patient }) => patient.personNumber === personNumber);
    const whose = covers(acting, personNumber, 'consent') ? await this.customers.find(personNumber) : customerId;
    const state = whose ? await customerOf(whose, this.commands) : NOBODY;
    const hkdbKonto = covers(acting, personNumber, 'high-cost') ? await this.accountOf(personNumber) : null;
    return { personNr: personNumber, userName: found?.name ?? '', samtyckeRRD: consentsOf(state), hkdbKonto };
  }

  private async accountOf(giver: PersonNumber): Promise<Answer['hkdbKonto']> {
    const account = await this.accounts.asked(giver);
    if (!account) throw prescriptionsClosed();
    if (account === 'not-registered') throw notSeenProblem({ state: 'not-registered' });
    return accountFields(account, stockholmDate(this.clock.now()));
  }
}

/** A giver who is no customer has given no consent here. */
const NOBODY: Pick<CustomerState, 'consents'> = { consents: {} };

function consentsOf({ consents }: Pick<CustomerState, 'consents'>): Answer['samtyckeRRD'] {
  const given = RRD_PERSONS.map((person) => [person, consents[RRD_CODES[person]]?.given ?? false]);
  return Object.fromEntries(given) as Answer['samtyckeRRD'];
}
