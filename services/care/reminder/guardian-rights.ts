import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { GuardianshipAnswer } from '../../../domain/reminder/index.js';
import type { Watched } from '../../../domain/reminder/rules/index.js';
import { Patients } from '../patient/patients.js';

/**
 * RX-08: whether the register still has the customer as guardian of each child. What is stored knows only the age and the
 * ends that were learned, so the register is asked again after a withdrawal, at a sync and before a reminder leaves.
 */
@Injectable()
export class GuardianRights {
  constructor(@Inject(Patients) private readonly patients: Pick<Patients, 'actingNow'>) {}

  /** The answers about the children of these. A child of whom the national service does not say has none. */
  async asked(customerId: Uuid, subjects: readonly Watched[]): Promise<readonly GuardianshipAnswer[]> {
    const answers: GuardianshipAnswer[] = [];
    for (const person of childrenIn(subjects)) {
      const holds = await this.holds(customerId, person);
      if (holds !== null) answers.push({ person, holds });
    }
    return answers;
  }

  private async holds(customerId: Uuid, child: string): Promise<boolean | null> {
    const personNumber = parsePersonNumber(child);
    if (!personNumber) return null;
    const acting = await this.patients.actingNow(customerId, personNumber);
    return acting === 'closed' ? null : acting.may && acting.ground === 'guardian';
  }
}

/** The children that the customer may act for as a guardian, as far as this pharmacy knows. */
export function childrenIn(subjects: readonly Watched[]): readonly string[] {
  const guarded = subjects.filter(({ by }) => by.ground === 'guardian' && by.holds);
  return [...new Set(guarded.map(({ concerning }) => concerning))];
}
