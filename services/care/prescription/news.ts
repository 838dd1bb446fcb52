import { Inject, Injectable } from '@nestjs/common';

import { healthLook } from '../../../domain/health-look/index.js';
import { stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import { prescription, type Prescription, type PrescriptionKind } from '../../../domain/prescription/index.js';
import { isActiveIsh, standingOn } from '../../../domain/prescription/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { NationalService } from '../patient/national-service.js';
import type { NotSeen } from '../patient/not-seen.js';
import { Patients } from '../patient/patients.js';
import { PARTS } from './prescriptions.js';
import { prescriptionKey } from './received.js';

export interface CountedNews {
  readonly state: 'open';
  readonly count: number;
}

/**
 * RX-18: prescriptions that are new since the last visit. A visit is a log-in, so what was first received during this one
 * is still new. A person who never saw their prescriptions here has no last visit, and no news.
 */
@Injectable()
export class PrescriptionNews {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param openedAt when the visit began. Null when nothing says so; then only what was never received is new */
  async of(customerId: Uuid, kind: PrescriptionKind, openedAt: Instant | null): Promise<CountedNews | NotSeen> {
    const personNumber = await this.patients.personNumberOf(customerId);
    if (!personNumber) return { state: 'not-registered' };
    const list = await this.national.askWhileOpen((gateway) => gateway.prescriptionsOf(personNumber, kind));
    if (!list) return { state: 'closed' };
    if (!list.isRegistered) return { state: 'not-registered' };
    const count = await this.count(customerId, kind, list.prescriptions, openedAt);
    await this.looks.shownToSelf(customerId, 'news');
    return { state: 'open', count };
  }

  /** How many of a list are new. It may have been received a moment ago. */
  async count(
    customerId: Uuid,
    kind: PrescriptionKind,
    list: readonly Prescription[],
    openedAt: Instant | null,
  ): Promise<number> {
    const since = openedAt ?? this.clock.now();
    const { firstShown } = await this.commands.loadForDisplay(healthLook, customerId);
    const first = firstShown[PARTS[kind]];
    if (first === undefined || first >= since) return 0;
    const today = stockholmDate(this.clock.now());
    const open = list.filter((each) => isActiveIsh(standingOn(each, today)));
    const states = await Promise.all(
      open.map(({ ordinationId }) =>
        this.commands.loadForDisplay(prescription, prescriptionKey(customerId, ordinationId)),
      ),
    );
    return states.filter(({ firstReceivedAt }) => firstReceivedAt === null || firstReceivedAt >= since).length;
  }
}
