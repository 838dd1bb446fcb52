import { Inject, Module } from '@nestjs/common';

import { DispensingModule } from '../../care/dispensing/dispensing.module.js';
import { Dispensings } from '../../care/dispensing/dispensings.js';
import { HealthLooks } from '../../care/health-look/health-looks.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { PharmacistDesk } from '../dispensing/pharmacist-desk.js';
import { dispensingDesk } from './dispensing.js';

@Module({ imports: [DeskModule, DispensingModule] })
export class DispensingDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(DATABASE) db: Database,
    @Inject(Clock) clock: Clock,
    @Inject(Dispensings) dispensings: Dispensings,
    @Inject(HealthLooks) looks: HealthLooks,
  ) {
    desks.register(48, dispensingDesk, ({ staff }) => new PharmacistDesk({ db, clock, dispensings, looks }, staff));
  }
}
