import { Module } from '@nestjs/common';

import { PatientModule } from '../patient/patient.module.js';
import { LegacyWarrantController } from './legacy-warrant.controller.js';
import { OwnWarrants } from './own-warrants.js';
import { WarrantCalls } from './warrant-calls.js';
import { WarrantPagesParts } from './warrant-pages.js';
import { WarrantController } from './warrant.controller.js';

@Module({
  imports: [PatientModule],
  controllers: [LegacyWarrantController, WarrantController],
  providers: [OwnWarrants, WarrantCalls, WarrantPagesParts],
  exports: [WarrantPagesParts],
})
export class WarrantModule {}
