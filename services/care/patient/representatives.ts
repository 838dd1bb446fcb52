import { Inject, Injectable } from '@nestjs/common';

import {
  isCoordinationNumber,
  parsePersonNumber,
  stockholmDate,
  type PersonNumber,
} from '../../../domain/kernel/index.js';
import { actingFor, type Acting, type NotActing } from '../../../domain/prescription/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { NationalService } from './national-service.js';
import { mayOrderBy } from './order-rights.js';
import { WARRANTS, type Warrants } from './warrants.js';

/**
 * RX-08: the one place that says whether a person may see and order for another, until when, and why. Guardianship and
 * warrants are asked for each time, because they may end any day.
 */
@Injectable()
export class Representatives {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(WARRANTS) private readonly warrants: Warrants,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** `closed` while the national service does not say. */
  async actingFor(who: PersonNumber, patient: PersonNumber): Promise<Acting | NotActing | 'closed'> {
    const today = stockholmDate(this.clock.now());
    // Who has a coordination number is in no register of guardians, so nothing is asked.
    if (who === patient || isCoordinationNumber(who)) return actingFor(who, patient, NOBODY, today);
    const [children, warrants] = await Promise.all([
      this.national.ask((gateway) => gateway.childrenOf(who)),
      this.warrants.heldBy(who),
    ]);
    if (!children || !warrants) return 'closed';
    const known = children.flatMap(({ personNumber }) => parsePersonNumber(personNumber) ?? []);
    const acting = actingFor(who, patient, { children: known, warrants }, today);
    return acting.may ? { ...acting, mayOrder: acting.mayOrder && mayOrderBy(acting) } : acting;
  }
}

const NOBODY = { children: [], warrants: [] } as const;
