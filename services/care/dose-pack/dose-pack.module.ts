import { Module } from '@nestjs/common';

import { HealthLookModule } from '../health-look/health-look.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { DosePackPagesParts } from './dose-pack-pages.js';
import { DosePacks } from './dose-packs.js';

@Module({
  imports: [HealthLookModule, PatientModule],
  providers: [DosePacks, DosePackPagesParts],
  exports: [DosePacks, DosePackPagesParts],
})
export class DosePackModule {}
