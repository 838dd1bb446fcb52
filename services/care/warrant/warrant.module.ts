import { Module } from '@nestjs/common';

import { PatientModule } from '../patient/patient.module.js';
import { CustomerModule } from '../../person/customer/customer.module.js';
import { CounterWarrants } from './counter-warrants.js';
import { LegacyWarrantController } from './legacy-warrant.controller.js';
import { OwnWarrants } from './own-warrants.js';
import { SimulatedWarrants } from './simulated-warrants.js';
import { WarrantCalls } from './warrant-calls.js';
import { WarrantPagesParts } from './warrant-pages.js';
import { WarrantController } from './warrant.controller.js';

@Module({
  imports: [PatientModule, CustomerModule],
  controllers: [LegacyWarrantController, WarrantController],
  providers: [OwnWarrants, CounterWarrants, SimulatedWarrants, WarrantCalls, WarrantPagesParts],
  exports: [WarrantPagesParts, CounterWarrants],
})
export class WarrantModule {}
