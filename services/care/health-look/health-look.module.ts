import { Module } from '@nestjs/common';

import { HealthLooks } from './health-looks.js';

@Module({ providers: [HealthLooks], exports: [HealthLooks] })
export class HealthLookModule {}
