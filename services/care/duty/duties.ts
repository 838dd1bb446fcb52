import { Inject, Injectable } from '@nestjs/common';

import { duty, PHARMACISTS, shiftOf, shiftsAt, type Shift } from '../../../domain/duty/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { dispensingById } from '../../../projections/care/dispensing/queries.js';
import { dosePackById } from '../../../projections/care/dose-pack/queries.js';
import type { Staff } from '../../access/staff/staff.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { PatientsTold } from '../patient/patients-told.js';

/** RX-06: the shifts of the pharmacists. Only a pharmacist on duty sees what is prescribed (LAW-09). */
@Injectable()
export class Duties {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(PatientsTold) private readonly told: PatientsTold,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Reads the newest events, because a shift may have ended in another process. */
  async isOnDuty(staffId: Uuid): Promise<boolean> {
    return shiftOf(await this.commands.load(duty, PHARMACISTS), staffId, this.clock.now()) !== null;
  }

  async onDuty(): Promise<readonly Shift[]> {
    return shiftsAt(await this.commands.load(duty, PHARMACISTS), this.clock.now());
  }

  async set({ staffId, name: staffName }: Staff, isOn: boolean, commandId: Uuid): Promise<void> {
    const type = isOn ? 'StartDuty' : 'EndDuty';
    const context = { ...newContext({ kind: 'staff', id: staffId }), commandId };
    await this.commands.handle(duty, PHARMACISTS, { type, staffId, staffName, at: this.clock.now() }, context);
  }

  /** A pharmacist off duty asked for a withdrawal or a message. Its customer can read that it was withheld. */
  async turnedAway({ staffId: id, name }: Staff, item: string): Promise<void> {
    const from = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'dispensing' } as const;
    const message = await dosePackById(this.db, item);
    if (message) await this.looks.withheldFromStaff(message.customer_id, 'dose-pack-message', from);
    const row = await dispensingById(this.db, item);
    if (!row) return;
    for (const customerId of await this.told.of(row))
      await this.looks.withheldFromStaff(customerId, 'ordered-prescription', from);
  }
}
