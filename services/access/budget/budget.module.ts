import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { BudgetGate } from './budget-gate.js';
import { CurrentBudget } from './current-budget.js';

@Global()
@Module({
  providers: [CurrentBudget, { provide: APP_GUARD, useClass: BudgetGate }],
  exports: [CurrentBudget],
})
export class BudgetModule {}
