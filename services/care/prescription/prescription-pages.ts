import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import type { PrescriptionKind } from '../../../domain/prescription/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import type { PrescriptionService, PrescriptionsView } from './contract.js';
import { Pricings } from './prices/pricing.js';
import { prescriptionsView } from './prescription-view.js';
import { Prescriptions } from './prescriptions.js';

/** Creates the prescription service of each page request. */
@Injectable()
export class PrescriptionPagesParts {
  constructor(
    @Inject(Prescriptions) readonly prescriptions: Prescriptions,
    @Inject(Pricings) readonly pricings: Pricings,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class PrescriptionPages implements PrescriptionService {
  constructor(
    private readonly parts: PrescriptionPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(kind: PrescriptionKind): Promise<PrescriptionsView> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return { state: 'not-identified' };
    const seen = await this.parts.prescriptions.own(customerId, kind);
    if (seen.state !== 'open') return seen;
    const pricing = await this.parts.pricings.of(customerId, seen.personNumber);
    return prescriptionsView(customerId, seen.prescriptions, stockholmDate(this.parts.clock.now()), pricing);
  }
}
