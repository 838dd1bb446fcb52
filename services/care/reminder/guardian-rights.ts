import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { Watched } from '../../../domain/reminder/rules/index.js';
import { Patients } from '../patient/patients.js';

/**
 * RX-08: whether the register still has the customer as guardian of each child. What is stored knows only the age, so it is
 * asked when the customer is logged in. The nightly job asks nobody.
 */
@Injectable()
export class GuardianRights {
  constructor(@Inject(Patients) private readonly patients: Pick<Patients, 'actingNow'>) {}

  /** While the national service does not say, a right stays as it was known. */
  async asked(customerId: Uuid, subjects: readonly Watched[]): Promise<readonly Watched[]> {
    const guarded = subjects.filter(({ by }) => by.ground === 'guardian' && by.holds);
    const ended = new Set<string>();
    for (const child of new Set(guarded.map(({ concerning }) => concerning)))
      if (await this.hasEnded(customerId, child)) ended.add(child);
    return subjects.map((each) =>
      each.by.ground === 'guardian' && ended.has(each.concerning)
        ? { ...each, by: { ...each.by, holds: false } }
        : each,
    );
  }

  private async hasEnded(customerId: Uuid, child: string): Promise<boolean> {
    const personNumber = parsePersonNumber(child);
    if (!personNumber) return false;
    const acting = await this.patients.actingNow(customerId, personNumber);
    return acting !== 'closed' && !acting.may;
  }
}
