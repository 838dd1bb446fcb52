import { Global, Module } from '@nestjs/common';

import { CustomerModule } from '../../person/customer/customer.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { OrderedReaders } from '../../shop/order/ordered-readers.js';
import { ActedForPersons } from './acted-for.js';
import { ActingReaders } from './acting-readers.js';
import { NationalService } from './national-service.js';
import { Patients } from './patients.js';
import { PatientsTold } from './patients-told.js';
import { Representatives } from './representatives.js';
import { ReceivedWarrants } from './received-warrants.js';
import { WarrantedDeaths } from './warranted-deaths.js';
import { NationalWarrants, WARRANTS } from './warrants.js';

/** Who may act for whom. It also implements the port through which an order's pages ask about it. */
@Global()
@Module({
  imports: [HealthLookModule, CustomerModule],
  providers: [
    NationalService,
    ActedForPersons,
    Representatives,
    Patients,
    ReceivedWarrants,
    WarrantedDeaths,
    ActingReaders,
    PatientsTold,
    { provide: OrderedReaders, useExisting: ActingReaders },
    NationalWarrants,
    { provide: WARRANTS, useExisting: NationalWarrants },
  ],
  exports: [
    HealthLookModule,
    NationalService,
    ActedForPersons,
    Representatives,
    Patients,
    ActingReaders,
    PatientsTold,
    OrderedReaders,
    ReceivedWarrants,
    NationalWarrants,
    WARRANTS,
  ],
})
export class PatientModule {}
