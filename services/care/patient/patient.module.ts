import { Module } from '@nestjs/common';

import { HealthLookModule } from '../health-look/health-look.module.js';
import { NationalService } from './national-service.js';
import { Patients } from './patients.js';

@Module({
  imports: [HealthLookModule],
  providers: [NationalService, Patients],
  exports: [HealthLookModule, NationalService, Patients],
})
export class PatientModule {}
