import { Module } from '@nestjs/common';

import { CustomerModule } from '../../person/customer/customer.module.js';
import { HealthLookPagesParts } from './health-look-pages.js';
import { HealthLooks } from './health-looks.js';

@Module({
  imports: [CustomerModule],
  providers: [HealthLooks, HealthLookPagesParts],
  exports: [HealthLooks, HealthLookPagesParts],
})
export class HealthLookModule {}
