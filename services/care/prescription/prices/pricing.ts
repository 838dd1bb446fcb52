import { Inject, Injectable } from '@nestjs/common';

import type { HighCostAccount } from '../../../../domain/high-cost-account/index.js';
import {
  ageOn,
  birthDateOf,
  stockholmDate,
  type BusinessDate,
  type PersonNumber,
  type Uuid,
} from '../../../../domain/kernel/index.js';
import { covers } from '../../../../domain/prescription/rules/index.js';
import { Clock } from '../../../foundation/clock.js';
import type { MonthPrices as Prices } from '../../../partners/e-health/gateway.js';
import { HighCostAccounts } from '../../high-cost/high-cost-accounts.js';
import { MonthPrices } from '../../high-cost/month-prices.js';
import type { Patient } from '../../patient/patients.js';

/** All that decides what a person pays today. */
export interface Pricing {
  readonly prices: Prices;
  readonly account: HighCostAccount;
  readonly age: number;
  readonly day: BusinessDate;
}

@Injectable()
export class Pricings {
  constructor(
    @Inject(HighCostAccounts) private readonly accounts: HighCostAccounts,
    @Inject(MonthPrices) private readonly prices: MonthPrices,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Null when the national service does not say prices or account. Then no price is shown, because it would be a guess. */
  async of(customerId: Uuid, personNumber: PersonNumber): Promise<Pricing | null> {
    const [prices, account] = await Promise.all([this.prices.today(), this.accounts.of(customerId, personNumber)]);
    if (!prices || !account || account === 'not-registered') return null;
    return this.pricing(personNumber, prices, account);
  }

  /** As `of` for anybody, and nothing that was received is kept: it is no account of this customer's, or decides nothing. */
  async asked({ personNumber, acting }: Patient): Promise<Pricing | null> {
    if (!covers(acting, personNumber, 'high-cost')) return this.ofChild(personNumber);
    const [prices, account] = await Promise.all([this.prices.today(), this.accounts.asked(personNumber)]);
    if (!prices || !account || account === 'not-registered') return null;
    return this.pricing(personNumber, prices, account);
  }

  /** A child's medicines in the benefit are free, so nothing is asked about the child. */
  private async ofChild(personNumber: PersonNumber): Promise<Pricing | null> {
    const prices = await this.prices.today();
    return prices && this.pricing(personNumber, prices, { isConnected: true, period: null, transactions: [] });
  }

  private pricing(personNumber: PersonNumber, prices: Prices, account: HighCostAccount): Pricing {
    const day = stockholmDate(this.clock.now());
    return { prices, account, age: ageOn(birthDateOf(personNumber), day), day };
  }
}
