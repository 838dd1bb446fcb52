import { Module } from '@nestjs/common';

import { HealthLookModule } from '../health-look/health-look.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { Duties } from './duties.js';

@Module({ imports: [HealthLookModule, PatientModule], providers: [Duties], exports: [Duties] })
export class DutyModule {}
