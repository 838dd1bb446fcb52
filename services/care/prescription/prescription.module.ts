import { Module } from '@nestjs/common';

import { HealthLookModule } from '../health-look/health-look.module.js';
import { LegacyPrescriptionsController } from './calls/legacy-prescriptions.controller.js';
import { PrescriptionCalls } from './calls/prescription-calls.js';
import { PrescriptionServiceController } from './calls/prescription-service.controller.js';
import { NationalList } from './national-list.js';
import { PrescriptionPagesParts } from './prescription-pages.js';
import { Prescriptions } from './prescriptions.js';
import { ReceivedPrescriptions } from './received.js';

@Module({
  imports: [HealthLookModule],
  controllers: [LegacyPrescriptionsController, PrescriptionServiceController],
  providers: [NationalList, ReceivedPrescriptions, Prescriptions, PrescriptionCalls, PrescriptionPagesParts],
  exports: [PrescriptionPagesParts],
})
export class PrescriptionModule {}
