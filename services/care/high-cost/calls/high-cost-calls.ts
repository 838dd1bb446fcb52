import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { seenOrRefused } from '../../patient/not-seen.js';
import { Patients, type AskedPerson } from '../../patient/patients.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { HighCostAccounts, type SeenAccount } from '../high-cost-accounts.js';
import { accountFields, transactionFields, type accountSchema, type transactionsSchema } from './account-fields.js';

/** RX-09: what both generations of calls answer about high-cost accounts. */
@Injectable()
export class HighCostCalls {
  constructor(
    @Inject(HighCostAccounts) private readonly accounts: HighCostAccounts,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async account(session: Session | null, asked: AskedPerson): Promise<AnswerOf<typeof accountSchema>> {
    const { account } = await this.seen(session, asked);
    return accountFields(account, stockholmDate(this.clock.now()));
  }

  /** @param asked null where the call has no person number */
  async transactions(session: Session | null, asked: AskedPerson | null): Promise<AnswerOf<typeof transactionsSchema>> {
    return transactionFields((await this.seen(session, asked)).account);
  }

  private async seen(session: Session | null, asked: AskedPerson | null): Promise<SeenAccount> {
    const customerId = knownCustomer(session, texts.login);
    const patient = asked && (await this.patients.asked(customerId, asked, 'high-cost', 'high-cost'));
    const isOther = patient !== null && patient.acting.ground !== 'self';
    return seenOrRefused(await (isOther ? this.accounts.ofGiver(customerId, patient) : this.accounts.own(customerId)));
  }
}
