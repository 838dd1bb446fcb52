import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type Uuid } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import type { NotSeen } from '../../patient/not-seen.js';
import type { Patient } from '../../patient/patients.js';
import { prescriptionsView } from '../prescription-view.js';
import { Prescriptions } from '../prescriptions.js';

/** RX-10: the list of prescriptions as a file. Making it is a look at health data, as showing it is. */
@Injectable()
export class PrescriptionLists {
  constructor(
    @Inject(Prescriptions) private readonly prescriptions: Prescriptions,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param other the child or giver of a warrant whose list it is, or null for the customer's own */
  async of(customerId: Uuid, other: Patient | null): Promise<Uint8Array | NotSeen> {
    const seen = other
      ? await this.prescriptions.of(customerId, other, 'human')
      : await this.prescriptions.own(customerId, 'human');
    if (seen.state !== 'open') return seen;
    const at = this.clock.now();
    const today = stockholmDate(at);
    // Loaded with the first list, because most processes never write one.
    const { listPdf } = await import('./list-pdf.js');
    // Nothing is ordered from a file.
    const view = prescriptionsView(customerId, seen, today, null, { mayOrder: false });
    return listPdf(view, { personNumber: seen.personNumber, today, at });
  }
}
