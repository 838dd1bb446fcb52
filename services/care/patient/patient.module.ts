import { Module } from '@nestjs/common';

import { HealthLookModule } from '../health-look/health-look.module.js';
import { ChildrenOfGuardians } from './children.js';
import { NationalService } from './national-service.js';
import { Patients } from './patients.js';

@Module({
  imports: [HealthLookModule],
  providers: [NationalService, ChildrenOfGuardians, Patients],
  exports: [HealthLookModule, NationalService, ChildrenOfGuardians, Patients],
})
export class PatientModule {}
