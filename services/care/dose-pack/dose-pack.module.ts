import { Module } from '@nestjs/common';

import { CustomerModule } from '../../person/customer/customer.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { DosePackPagesParts } from './dose-pack-pages.js';
import { DosePacks } from './dose-packs.js';

@Module({
  imports: [CustomerModule, HealthLookModule, PatientModule],
  providers: [DosePacks, DosePackPagesParts],
  exports: [DosePacks, DosePackPagesParts],
})
export class DosePackModule {}
