import { Inject, Injectable } from '@nestjs/common';

import { isForgotten } from '../../../../domain/kernel/index.js';
import { order } from '../../../../domain/order/index.js';
import { packLabel, prescription } from '../../../../domain/prescription/index.js';
import type { DispensingRow } from '../../../../projections/care/dispensing/table.js';
import { Clock } from '../../../foundation/clock.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';

/** RX-06: the labels of a dispensed withdrawal. The caller checks the role, and records the look. */
@Injectable()
export class Labels {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Null for what is not dispensed, and after an erasure. */
  async of(row: DispensingRow): Promise<Uint8Array | null> {
    const label = packLabel(await this.commands.load(prescription, row.prescription_id), row.dispensing_id);
    const { order: placed } = await this.commands.load(order, row.order_id);
    if (!label || !placed || isForgotten(placed.contact)) return null;
    // Loaded with the first label, because most processes never print one.
    const { labelPdf } = await import('./label-pdf.js');
    return labelPdf(label, `${placed.contact.firstName} ${placed.contact.lastName}`, this.clock.now());
  }
}
