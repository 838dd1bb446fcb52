import { Module } from '@nestjs/common';

import { PatientModule } from '../patient/patient.module.js';
import { LegacyWarrantController } from './legacy-warrant.controller.js';
import { WarrantCalls } from './warrant-calls.js';
import { WarrantController } from './warrant.controller.js';

@Module({
  imports: [PatientModule],
  controllers: [LegacyWarrantController, WarrantController],
  providers: [WarrantCalls],
})
export class WarrantModule {}
