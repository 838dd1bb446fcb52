import { Inject, Injectable } from '@nestjs/common';

import {
  consentTexts as consentTextRule,
  customer,
  type ConsentCode,
  type CustomerRejection,
  type CustomerState,
} from '../../../domain/customer/index.js';
import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling, type Outcome } from '../../foundation/command-handling/command-handling.js';
import { knownCustomer } from '../customer/known-customer.js';
import type { Shopper } from '../../access/http/request.js';
import { identificationRequired } from '../../access/permission/login-needed.js';
import { may } from '../../access/permission/may.js';
import { consentTexts } from './texts.js';

export type ConsentOutcome = Outcome<CustomerState, CustomerRejection>;

@Injectable()
export class GiveConsents {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Gives a consent. It needs a strong log-in (CLB-14).
   * @param of the customer whose consent it is, where somebody acts for them. The caller checks the right (RX-11)
   * @throws Problem 401.
   */
  give({ session, context }: Shopper, code: ConsentCode, of: Uuid | null = null): Promise<ConsentOutcome> {
    const customerId = of ?? knownCustomer(session, consentTexts.addFailed);
    const at = this.clock.now();
    if (!may(session, 'consent.give', at)) throw identificationRequired();
    const { textVersion } = consentTextRule.on(stockholmDate(at));
    return this.commands.handle(customer, customerId, { type: 'GiveConsent', code, textVersion, at }, context);
  }

  /** Withdraws a consent. A weak log-in is enough: withdrawing must be as easy as giving (GDPR art. 7.3). */
  withdraw({ session, context }: Shopper, code: ConsentCode, of: Uuid | null = null): Promise<ConsentOutcome> {
    const customerId = of ?? knownCustomer(session, consentTexts.addFailed);
    return this.commands.handle(customer, customerId, { type: 'WithdrawConsent', code, at: this.clock.now() }, context);
  }
}
