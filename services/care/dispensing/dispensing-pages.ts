import { Inject, Injectable } from '@nestjs/common';

import {
  articleText,
  prescription,
  refusalOf,
  type Dispensing,
  type OrderedWithdrawal,
} from '../../../domain/prescription/index.js';
import { dispensingsOfOrder } from '../../../projections/care/dispensing/queries.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { ActingReaders } from '../patient/acting-readers.js';
import type { DispensingService, OrderedPrescriptionView } from './contract.js';

/** Creates the service of each page request. */
@Injectable()
export class DispensingPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(ActingReaders) readonly readers: ActingReaders,
    @Inject(DATABASE) readonly db: Database,
  ) {}
}

export class DispensingPages implements DispensingService {
  constructor(
    private readonly parts: DispensingPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async ofOrder(orderId: string): Promise<readonly OrderedPrescriptionView[]> {
    const { commands, db } = this.parts;
    const customerId = this.scope.session?.customerId;
    if (!customerId) return [];
    await this.scope.caughtUp('dispensing');
    const rows = (await dispensingsOfOrder(db, orderId)).filter((row) => row.customer_id === customerId);
    const states = await Promise.all(
      rows.map(({ prescription_id }) => commands.loadForDisplay(prescription, prescription_id)),
    );
    const known = rows.flatMap(({ dispensing_id }, at) => states[at]?.dispensings[dispensing_id] ?? []);
    return this.shown(known);
  }

  /** RX-08: of another person only while the customer may act for them. */
  private async shown(known: readonly Dispensing[]): Promise<readonly OrderedPrescriptionView[]> {
    const patients = known.flatMap(({ ordered }) => ordered?.patient.personNumber ?? []);
    const readable = await this.parts.readers.looked(this.scope, patients);
    return known.flatMap((one) =>
      one.ordered && readable.has(one.ordered.patient.personNumber) ? viewOf(one, one.ordered) : [],
    );
  }
}

function viewOf(one: Dispensing, { article, packages, patient }: OrderedWithdrawal): OrderedPrescriptionView {
  return {
    dispensingId: one.dispensingId,
    name: articleText(one.article ?? article),
    packages,
    patient: { kind: patient.kind, name: patient.name },
    phase: one.phase,
    refused: refusalOf(one),
  };
}
