import { Global, Module } from '@nestjs/common';

import { CustomerModule } from '../../person/customer/customer.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { ForeignPersons } from '../../shop/stock-watch/foreign-persons.js';
import { OrderedReaders } from '../../shop/order/ordered-readers.js';
import { ActedForPersons } from './acted-for.js';
import { ActingReaders } from './acting-readers.js';
import { NamedPersons } from './named-persons.js';
import { NationalService } from './national-service.js';
import { Patients } from './patients.js';
import { PatientsTold } from './patients-told.js';
import { Representatives } from './representatives.js';
import { ReceivedWarrants } from './received-warrants.js';
import { WarrantedDeaths } from './warranted-deaths.js';
import { NationalWarrants, WARRANTS } from './warrants.js';

/** Who may act for whom. It also implements the ports of the shop that ask about it. */
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
    NamedPersons,
    { provide: ForeignPersons, useExisting: NamedPersons },
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
    ForeignPersons,
    ReceivedWarrants,
    NationalWarrants,
    WARRANTS,
  ],
})
export class PatientModule {}
