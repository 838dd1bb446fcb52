import { Global, Module } from '@nestjs/common';

import { OpeningHoursSource, RegisteredHours } from './opening-hours-source.js';
import { Pharmacies } from './pharmacies.js';
import { PharmacyPages } from './pharmacy-pages.js';
import { PharmacyController } from './pharmacy.controller.js';
import { CountedStock, PharmacyStock } from './pharmacy-stock.js';

@Global()
@Module({
  controllers: [PharmacyController],
  providers: [
    Pharmacies,
    PharmacyPages,
    { provide: OpeningHoursSource, useClass: RegisteredHours },
    { provide: PharmacyStock, useClass: CountedStock },
  ],
  exports: [Pharmacies, PharmacyStock, PharmacyPages, OpeningHoursSource],
})
export class PharmacyModule {}
