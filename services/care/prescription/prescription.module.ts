import { Module } from '@nestjs/common';

import { HighCostModule } from '../high-cost/high-cost.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { LegacyPrescriptionsController } from './calls/legacy-prescriptions.controller.js';
import { PrescriptionCalls } from './calls/prescription-calls.js';
import { PrescriptionServiceController } from './calls/prescription-service.controller.js';
import { PrescriptionLists } from './pdf/prescription-lists.js';
import { PrescriptionPagesParts } from './prescription-pages.js';
import { Prescriptions } from './prescriptions.js';
import { Pricings } from './prices/pricing.js';
import { ReceivedPrescriptions } from './received.js';

@Module({
  imports: [PatientModule, HighCostModule],
  controllers: [LegacyPrescriptionsController, PrescriptionServiceController],
  providers: [
    ReceivedPrescriptions,
    Prescriptions,
    Pricings,
    PrescriptionLists,
    PrescriptionCalls,
    PrescriptionPagesParts,
  ],
  exports: [PrescriptionPagesParts],
})
export class PrescriptionModule {}
