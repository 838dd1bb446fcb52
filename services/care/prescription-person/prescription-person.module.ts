import { Module } from '@nestjs/common';

import { ConsentModule } from '../../person/consent/consent.module.js';
import { CustomerModule } from '../../person/customer/customer.module.js';
import { HighCostModule } from '../high-cost/high-cost.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { WarrantModule } from '../warrant/warrant.module.js';
import { LegacyPersonController } from './legacy-person.controller.js';
import { PersonCalls } from './person-calls.js';
import { PersonController } from './person.controller.js';
import { RrdConsents } from './rrd-consents.js';

@Module({
  imports: [PatientModule, HighCostModule, ConsentModule, CustomerModule, WarrantModule],
  controllers: [LegacyPersonController, PersonController],
  providers: [PersonCalls, RrdConsents],
})
export class PrescriptionPersonModule {}
