import { Inject, Injectable } from '@nestjs/common';

import { articleText, prescription, refusalOf, type Dispensing } from '../../../domain/prescription/index.js';
import { dispensingsOfOrder } from '../../../projections/dispensing/queries.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { HealthLooks } from '../health-look/health-looks.js';
import type { DispensingService, OrderedPrescriptionView } from './contract.js';

/** Creates the service of each page request. */
@Injectable()
export class DispensingPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(DATABASE) readonly db: Database,
  ) {}
}

export class DispensingPages implements DispensingService {
  constructor(
    private readonly parts: DispensingPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async ofOrder(orderId: string): Promise<readonly OrderedPrescriptionView[]> {
    const { commands, looks, db } = this.parts;
    const customerId = this.scope.session?.customerId;
    if (!customerId) return [];
    await this.scope.caughtUp('dispensing');
    const rows = (await dispensingsOfOrder(db, orderId)).filter((row) => row.customer_id === customerId);
    if (rows.length === 0) return [];
    await looks.shownToSelf(customerId, 'ordered-prescription');
    const states = await Promise.all(
      rows.map(({ prescription_id }) => commands.loadForDisplay(prescription, prescription_id)),
    );
    return rows.flatMap(({ dispensing_id }, at) => viewOf(states[at]?.dispensings[dispensing_id]));
  }
}

/** None of what an erasure destroyed. */
function viewOf(one: Dispensing | undefined): readonly OrderedPrescriptionView[] {
  if (!one?.ordered) return [];
  const { dispensingId, ordered, phase } = one;
  const { packages, patient } = ordered;
  const name = articleText(one.article ?? ordered.article);
  return [
    {
      dispensingId,
      name,
      packages,
      patient: { kind: patient.kind, name: patient.name },
      phase,
      refused: refusalOf(one),
    },
  ];
}
