import { Module } from '@nestjs/common';

import { CustomerModule } from '../../person/customer/customer.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { ActedForPersons } from './acted-for.js';
import { NationalService } from './national-service.js';
import { Patients } from './patients.js';
import { Representatives } from './representatives.js';
import { ReceivedWarrants } from './received-warrants.js';
import { NationalWarrants, WARRANTS } from './warrants.js';

@Module({
  imports: [HealthLookModule, CustomerModule],
  providers: [
    NationalService,
    ActedForPersons,
    Representatives,
    Patients,
    ReceivedWarrants,
    NationalWarrants,
    { provide: WARRANTS, useExisting: NationalWarrants },
  ],
  exports: [HealthLookModule, NationalService, ActedForPersons, Representatives, Patients, NationalWarrants, WARRANTS],
})
export class PatientModule {}
