import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';

import { Problem } from '../../foundation/problem/problem.js';
import type { ShopRequest } from '../http/request.js';
import { CurrentBudget } from './current-budget.js';
import { overBudget } from './list-budget.js';

/** Checks the limits of every API call (call-budget.ts) before its controller runs, so that no list is unlimited. */
@Injectable()
export class BudgetGate implements CanActivate {
  constructor(@Inject(CurrentBudget) private readonly budget: CurrentBudget) {}

  canActivate(context: ExecutionContext): boolean {
    const { url, body, query } = context.switchToHttp().getRequest<ShopRequest>();
    // A webhook is a call from a partner. It is verified by its signature and must be accepted at any length.
    if (url.startsWith('/webhooks/')) return true;
    const limits = this.budget.now();
    const fault = overBudget(query, limits) ?? overBudget(body, limits);
    if (fault) throw new Problem(400, [fault]);
    return true;
  }
}
