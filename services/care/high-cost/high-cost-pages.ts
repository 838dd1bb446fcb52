import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import type { HighCostService, OwnHighCost } from './contract.js';
import { HighCostAccounts } from './high-cost-accounts.js';
import { highCostView } from './high-cost-view.js';

/** Creates the high-cost service of each page request. */
@Injectable()
export class HighCostPagesParts {
  constructor(
    @Inject(HighCostAccounts) readonly accounts: HighCostAccounts,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class HighCostPages implements HighCostService {
  constructor(
    private readonly parts: HighCostPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<OwnHighCost> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return { state: 'not-identified' };
    const seen = await this.parts.accounts.own(customerId);
    if (seen.state !== 'open') return seen;
    const today = stockholmDate(this.parts.clock.now());
    return { state: 'open', view: highCostView(seen.account, seen.personNumber, today) };
  }
}
