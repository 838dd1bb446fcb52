import { Inject, Module } from '@nestjs/common';

import { CustomerModule } from '../../person/customer/customer.module.js';
import { ExtractParts } from '../../person/profile/extract-parts.js';
import { ProfileModule } from '../../person/profile/profile.module.js';
import { ExtractGuard } from './extract-guard.js';
import { HealthLookPagesParts } from './health-look-pages.js';
import { HealthLooks } from './health-looks.js';

@Module({
  imports: [CustomerModule, ProfileModule],
  providers: [HealthLooks, ExtractGuard, HealthLookPagesParts],
  exports: [HealthLooks, HealthLookPagesParts],
})
export class HealthLookModule {
  constructor(@Inject(ExtractParts) extracts: ExtractParts, @Inject(ExtractGuard) guard: ExtractGuard) {
    extracts.guard((owner, events) => guard.shown(owner, events));
  }
}
