import { Inject, Injectable } from '@nestjs/common';

import { highCostAccount, isKnownAccount, type HighCostAccount } from '../../../domain/high-cost-account/index.js';
import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { NationalService } from '../patient/national-service.js';
import type { NotSeen } from '../patient/not-seen.js';
import { Patients, type Patient } from '../patient/patients.js';

export interface SeenAccount {
  readonly state: 'open';
  readonly personNumber: PersonNumber;
  readonly account: HighCostAccount;
}

/** RX-07: high-cost accounts, asked of the national database each time. The caller checks the log-in. */
@Injectable()
export class HighCostAccounts {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The customer's own account. It is recorded as a look at health data. */
  async own(customerId: Uuid): Promise<SeenAccount | NotSeen> {
    const personNumber = await this.patients.personNumberOf(customerId);
    if (!personNumber) return { state: 'not-registered' };
    const account = await this.of(customerId, personNumber);
    if (!account) return { state: 'closed' };
    if (account === 'not-registered') return { state: 'not-registered' };
    await this.looks.shownToSelf(customerId, 'high-cost');
    return { state: 'open', personNumber, account };
  }

  /** RX-08: the account of a giver of a warrant. It is not kept among this customer's. The giver reads of the look. */
  async ofGiver(customerId: Uuid, patient: Patient): Promise<SeenAccount | NotSeen> {
    const { personNumber } = patient;
    const account = await this.asked(personNumber);
    if (!account) return { state: 'closed' };
    if (account === 'not-registered') return { state: 'not-registered' };
    await this.looks.shown(customerId, patient, 'high-cost');
    return { state: 'open', personNumber, account };
  }

  /** The account behind a price. What was received is kept. Null when the service is closed. */
  async of(customerId: Uuid, personNumber: PersonNumber): Promise<HighCostAccount | 'not-registered' | null> {
    const account = await this.asked(personNumber);
    if (account && account !== 'not-registered') await this.receive(customerId, account);
    return account;
  }

  /** The account as it is now. Nothing is kept. Null when the service is closed. */
  async asked(personNumber: PersonNumber): Promise<HighCostAccount | 'not-registered' | null> {
    const answer = await this.national.askWhileOpen((gateway) => gateway.highCostOf(personNumber));
    if (!answer) return null;
    return answer.isRegistered ? answer.account : 'not-registered';
  }

  private async receive(customerId: Uuid, account: HighCostAccount): Promise<void> {
    if (isKnownAccount(await this.commands.loadForDisplay(highCostAccount, customerId), account)) return;
    await this.commands.handle(
      highCostAccount,
      customerId,
      { type: 'ReceiveHighCostAccount', customerId, account, at: this.clock.now() },
      newContext({ kind: 'partner', id: 'e-health' }),
    );
  }
}
