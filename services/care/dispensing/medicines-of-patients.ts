import { Inject, Injectable } from '@nestjs/common';

import type { PlacedOrder } from '../../../domain/order/index.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { MedicineNames } from '../../shop/order/medicine-names.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { Patients } from '../patient/patients.js';
import { namedFor, patientsOf } from './named-lines.js';

/** LAW-09: whose medicines a visitor may know by name. A right of another day, or a weak log-in, is not enough. */
@Injectable()
export class MedicinesOfPatients implements MedicineNames {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async in(orders: readonly PlacedOrder[], session: Session | null): Promise<readonly PlacedOrder[]> {
    const customerId = session?.customerId;
    if (!customerId || !may(session, 'prescription.read', this.clock.now())) return orders;
    const own = orders.filter((each) => each.customerId === customerId);
    const asked = [...new Set(own.flatMap(patientsOf))];
    const seen = await Promise.all(asked.map((each) => this.patients.actingNow(customerId, each)));
    const known = seen.flatMap((patient) => patient ?? []);
    for (const patient of known) await this.looks.shown(customerId, patient, 'ordered-prescription');
    const patients = new Set<string>(known.map(({ personNumber }) => personNumber));
    return orders.map((each) => (own.includes(each) ? namedFor(each, patients) : each));
  }
}
