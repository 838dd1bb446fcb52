import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { Patients } from '../patient/patients.js';
import type { ReminderView } from './contract.js';

const PART = 'prescriptions';

/**
 * RX-08: the reminders that a customer may read now. One about another person is read only while the right to act holds. It
 * is asked each time, because a reminder stays after the right has ended.
 */
@Injectable()
export class ReadableReminders {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  /** Records a look at each person of whom something is left. While the national service is away, only one's own are. */
  async of(customerId: Uuid, views: readonly ReminderView[]): Promise<readonly ReminderView[]> {
    if (views.some(({ isForSelf }) => isForSelf)) await this.looks.shownToSelf(customerId, PART);
    const others = new Set(views.filter(({ isForSelf }) => !isForSelf).map(({ concerning }) => concerning));
    const shown = new Set<string>();
    for (const person of others) if (await this.isShown(customerId, person)) shown.add(person);
    return views.filter(({ isForSelf, concerning }) => isForSelf || shown.has(concerning));
  }

  private async isShown(customerId: Uuid, person: string): Promise<boolean> {
    const personNumber = parsePersonNumber(person);
    if (!personNumber) return false;
    const acting = await this.patients.actingNow(customerId, personNumber);
    if (acting === 'closed' || !acting.may) return false;
    await this.looks.shown(customerId, { personNumber, acting }, PART);
    return true;
  }
}
