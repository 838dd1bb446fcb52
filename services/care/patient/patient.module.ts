import { Module } from '@nestjs/common';

import { HealthLookModule } from '../health-look/health-look.module.js';
import { ChildrenOfGuardians } from './children.js';
import { NationalService } from './national-service.js';
import { Patients } from './patients.js';
import { Representatives } from './representatives.js';
import { NoWarrants, WARRANTS } from './warrants.js';

@Module({
  imports: [HealthLookModule],
  providers: [
    NationalService,
    ChildrenOfGuardians,
    Representatives,
    Patients,
    { provide: WARRANTS, useClass: NoWarrants },
  ],
  exports: [HealthLookModule, NationalService, ChildrenOfGuardians, Representatives, Patients, WARRANTS],
})
export class PatientModule {}
