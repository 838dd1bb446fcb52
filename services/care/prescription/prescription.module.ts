import { Module } from '@nestjs/common';

import { TogglesModule } from '../../access/toggles/toggles.module.js';
import { HighCostModule } from '../high-cost/high-cost.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { ArticleStock } from './article-stock.js';
import { LegacyPriceController } from './calls/legacy-price.controller.js';
import { LegacyPrescriptionsController } from './calls/legacy-prescriptions.controller.js';
import { NewsCalls } from './calls/news-calls.js';
import { PriceCalls } from './calls/price-calls.js';
import { PriceController } from './calls/price.controller.js';
import { PrescriptionCalls } from './calls/prescription-calls.js';
import { PrescriptionServiceController } from './calls/prescription-service.controller.js';
import { PrescriptionNews } from './news.js';
import { PrescriptionLists } from './pdf/prescription-lists.js';
import { PrescriptionPagesParts } from './prescription-pages.js';
import { Prescriptions } from './prescriptions.js';
import { Pricings } from './prices/pricing.js';
import { ReceivedPrescriptions } from './received.js';

@Module({
  imports: [PatientModule, HighCostModule, TogglesModule],
  controllers: [LegacyPrescriptionsController, LegacyPriceController, PrescriptionServiceController, PriceController],
  providers: [
    ReceivedPrescriptions,
    Prescriptions,
    Pricings,
    PrescriptionLists,
    PrescriptionCalls,
    PrescriptionNews,
    NewsCalls,
    PriceCalls,
    ArticleStock,
    PrescriptionPagesParts,
  ],
  exports: [Prescriptions, PrescriptionPagesParts, ReceivedPrescriptions],
})
export class PrescriptionModule {}
