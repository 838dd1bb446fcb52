import { Module } from '@nestjs/common';

import { PatientModule } from '../patient/patient.module.js';
import { HighCostCalls } from './calls/high-cost-calls.js';
import { HighCostController } from './calls/high-cost.controller.js';
import { LegacyHighCostController } from './calls/legacy-high-cost.controller.js';
import { HighCostAccounts } from './high-cost-accounts.js';
import { HighCostPagesParts } from './high-cost-pages.js';
import { MonthPrices } from './month-prices.js';

@Module({
  imports: [PatientModule],
  controllers: [HighCostController, LegacyHighCostController],
  providers: [HighCostAccounts, MonthPrices, HighCostCalls, HighCostPagesParts],
  exports: [HighCostAccounts, MonthPrices, HighCostPagesParts],
})
export class HighCostModule {}
