import { Inject, Module } from '@nestjs/common';

import { StaffAccounts } from '../../access/staff/staff-accounts.js';
import { StaffModule } from '../../access/staff/staff.module.js';
import { DispensingModule } from '../../care/dispensing/dispensing.module.js';
import { DispensingRecords } from '../../care/dispensing/dispensing-records.js';
import { Dispensings } from '../../care/dispensing/dispensings.js';
import { DosePackModule } from '../../care/dose-pack/dose-pack.module.js';
import { DosePacks } from '../../care/dose-pack/dose-packs.js';
import { RecallModule } from '../../care/recall/recall.module.js';
import { Recalls } from '../../care/recall/recalls.js';
import { Labels } from '../../care/dispensing/label/labels.js';
import { Duties } from '../../care/duty/duties.js';
import { DutyModule } from '../../care/duty/duty.module.js';
import { HealthLookModule } from '../../care/health-look/health-look.module.js';
import { HealthLooks } from '../../care/health-look/health-looks.js';
import { PatientsTold } from '../../care/patient/patients-told.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { PharmacistDesk } from '../dispensing/pharmacist-desk.js';
import { dispensingDesk } from './dispensing.js';

@Module({
  imports: [DeskModule, DispensingModule, DosePackModule, DutyModule, HealthLookModule, RecallModule, StaffModule],
})
export class DispensingDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(DATABASE) db: Database,
    @Inject(Clock) clock: Clock,
    @Inject(Dispensings) dispensings: Dispensings,
    @Inject(HealthLooks) looks: HealthLooks,
    @Inject(PatientsTold) told: PatientsTold,
    @Inject(Duties) duties: Duties,
    @Inject(Labels) labels: Labels,
    @Inject(Recalls) recalls: Recalls,
    @Inject(DosePacks) packs: DosePacks,
    @Inject(DispensingRecords) records: DispensingRecords,
    @Inject(StaffAccounts) accounts: StaffAccounts,
  ) {
    const parts = { db, clock, dispensings, looks, told, duties, labels, recalls, packs, records, accounts };
    desks.register(48, dispensingDesk, ({ staff }) => new PharmacistDesk(parts, staff));
  }
}
