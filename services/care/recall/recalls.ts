import { Inject, Injectable } from '@nestjs/common';

import {
  isForgotten,
  parsePersonNumber,
  stockholmDate,
  type BusinessDate,
  type Uuid,
} from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import { hasBatch, prescription } from '../../../domain/prescription/index.js';
import { standingOn } from '../../../domain/prescription/rules/index.js';
import type { DispensingRow } from '../../../projections/dispensing/table.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { DispensingRecords, type Recorded } from '../dispensing/dispensing-records.js';
import { NationalService } from '../patient/national-service.js';

export interface RecalledBatch {
  readonly varuId: string;
  readonly batch: string;
}

/** `erased`, `deceased`: no mail is sent, and a pharmacist decides what to do. */
export type RecallStanding = 'to-tell' | 'told' | 'erased' | 'deceased';

export interface FoundDispensing {
  readonly row: DispensingRow;
  readonly standing: RecallStanding;
  readonly dispensedOn: BusinessDate | null;
  /** The patient in the record that pharmacy law asks to keep. */
  readonly personNumber: string;
  /** RX-08: the holder of a warrant ordered it. The mail goes to the holder, whose right may have ended since. */
  readonly isOfAnother: boolean;
}

export interface Told {
  readonly told: number;
  readonly refused: number;
}

/** RX-06: finds every customer who was dispensed a batch, and tells each once. The caller checks role and shift. */
@Injectable()
export class Recalls {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(DispensingRecords) private readonly records: Pick<DispensingRecords, 'all'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async find(sought: RecalledBatch): Promise<readonly FoundDispensing[]> {
    const found: FoundDispensing[] = [];
    for await (const each of this.records.all())
      if (isOf(each, sought)) found.push(await this.foundOf(each, sought.batch));
    return found;
  }

  /**
   * Writes an event for each customer who has not been told. The mail follows from the event. A run that ended halfway is
   * run again, and tells the rest. @returns how many were told now, and of how many it was refused
   */
  async tell({ batch }: RecalledBatch, found: readonly FoundDispensing[], text: string, by: Uuid): Promise<Told> {
    let [told, refused] = [0, 0];
    for (const { row } of found.filter(({ standing }) => standing === 'to-tell')) {
      const command = { type: 'NotifyRecall', dispensingId: row.dispensing_id, by, batch, text } as const;
      const context = newContext({ kind: 'staff', id: by });
      const at = this.clock.now();
      const outcome = await this.commands.handle(prescription, row.prescription_id, { ...command, at }, context);
      if (!outcome.ok) refused += 1;
      else if (outcome.events.length > 0) told += 1;
    }
    return { told, refused };
  }

  private async foundOf({ row, one }: Recorded, batch: string): Promise<FoundDispensing> {
    const { dispensedOn, record, recalls, ordered } = one;
    const { personNumber } = record;
    const found = { row, dispensedOn, personNumber, isOfAnother: ordered?.patient.kind === 'principal' };
    if (recalls.some((each) => each.batch === batch)) return { ...found, standing: 'told' };
    const { order: placed } = await this.commands.load(order, row.order_id);
    if (!ordered || !placed || isForgotten(placed.contact)) return { ...found, standing: 'erased' };
    return { ...found, standing: (await this.isDeceased(personNumber)) ? 'deceased' : 'to-tell' };
  }

  /** As the register says today. While it is closed nobody is taken for dead: a warning must not wait. */
  private async isDeceased(text: string): Promise<boolean> {
    const personNumber = parsePersonNumber(text);
    const list = personNumber && (await this.national.ask((gateway) => gateway.prescriptionsOf(personNumber, 'human')));
    const today = stockholmDate(this.clock.now());
    return list?.prescriptions.some((each) => standingOn(each, today) === 'deceased') ?? false;
  }
}

function isOf({ one }: Recorded, { varuId, batch }: RecalledBatch): boolean {
  return one.record.article.varuId === varuId && hasBatch(one, batch);
}
