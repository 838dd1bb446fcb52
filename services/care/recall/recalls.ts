import { Inject, Injectable } from '@nestjs/common';

import {
  isForgotten,
  parsePersonNumber,
  stockholmDate,
  type BusinessDate,
  type Uuid,
} from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import { hasBatch, isToldOf, prescription, type OrderedWithdrawal } from '../../../domain/prescription/index.js';
import { standingOn } from '../../../domain/prescription/rules/index.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { DispensingRecords, type Recorded } from '../dispensing/dispensing-records.js';
import { NationalService } from '../patient/national-service.js';
import { RecalledPatients } from './recalled-patients.js';

export interface RecalledBatch {
  readonly varuId: string;
  readonly batch: string;
}

/** `erased`, `deceased`: no mail is sent, and a pharmacist decides what to do. */
export type RecallStanding = 'to-tell' | 'told' | 'erased' | 'deceased';

/**
 * RX-08: whom a notice reaches. `orderer`: the patient ordered, or the keeper of an animal. `both`: another person ordered,
 * and the patient is a customer here too. `patient-alone`: who ordered is erased, and the patient is a customer here.
 * `child-away`, `patient-away`: who ordered alone, because the patient has no address here.
 */
export type RecallReach = 'orderer' | 'both' | 'patient-alone' | 'child-away' | 'patient-away';

export interface FoundDispensing {
  readonly row: DispensingRow;
  readonly standing: RecallStanding;
  readonly dispensedOn: BusinessDate | null;
  /** The patient in the record that pharmacy law asks to keep. */
  readonly personNumber: string;
  readonly reach: RecallReach;
  /** The customers whom a notice reaches. */
  readonly customers: readonly Uuid[];
  /** Those of them who do not know yet. */
  readonly toTell: readonly Uuid[];
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
    @Inject(RecalledPatients) private readonly patients: Pick<RecalledPatients, 'beside'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param ended is called with each withdrawal that may have had the batch, and whose record has ended (CORE-12) */
  async find(sought: RecalledBatch, ended: () => void = () => undefined): Promise<readonly FoundDispensing[]> {
    const found: FoundDispensing[] = [];
    for await (const each of this.records.all(ended))
      if (isOf(each, sought)) found.push(await this.foundOf(each, sought.batch));
    return found;
  }

  /**
   * Writes an event for each customer who has not been told. The mail follows from the event. A run that ended halfway is
   * run again, and tells the rest. @returns how many persons were told now, and how many withdrawals were refused
   */
  async tell({ batch }: RecalledBatch, found: readonly FoundDispensing[], text: string, by: Uuid): Promise<Told> {
    const told = new Set<Uuid>();
    let refused = 0;
    for (const { row, toTell: to } of found.filter(({ standing }) => standing === 'to-tell')) {
      const command = { type: 'NotifyRecall', dispensingId: row.dispensing_id, by, batch, text, to } as const;
      const context = newContext({ kind: 'staff', id: by });
      const at = this.clock.now();
      const outcome = await this.commands.handle(prescription, row.prescription_id, { ...command, at }, context);
      if (!outcome.ok) refused += 1;
      else for (const { data } of outcome.events as readonly Notified[]) told.add(data.patientId ?? data.customerId);
    }
    return { told: told.size, refused };
  }

  private async foundOf({ row, one }: Recorded, batch: string): Promise<FoundDispensing> {
    const { dispensedOn, record, ordered } = one;
    const { personNumber } = record;
    const isReached = await this.reachesOrderer(one);
    const patientId = await this.patients.beside(row.customer_id, record, ordered);
    const customers = [...(isReached ? [row.customer_id] : []), ...(patientId ? [patientId] : [])];
    const untold = customers.filter((each) => !isToldOf(one, batch, each));
    const found = { row, dispensedOn, personNumber, customers, reach: reachOf(ordered, isReached, patientId) };
    if (untold.length > 0) {
      if (!(await this.isDeceased(personNumber))) return { ...found, toTell: untold, standing: 'to-tell' };
      if (untold.length === customers.length) return { ...found, toTell: [], standing: 'deceased' };
    }
    return { ...found, toTell: [], standing: customers.length > 0 ? 'told' : 'erased' };
  }

  /** False after the erasure of the one who ordered. Nobody has the address any more. */
  private async reachesOrderer({ ordered, orderId }: Recorded['one']): Promise<boolean> {
    if (!ordered) return false;
    const { order: placed } = await this.commands.load(order, orderId);
    return placed !== null && !isForgotten(placed.contact);
  }

  /** As the register says today. While it is closed nobody is taken for dead: a warning must not wait. */
  private async isDeceased(text: string): Promise<boolean> {
    const personNumber = parsePersonNumber(text);
    const list = personNumber && (await this.national.ask((gateway) => gateway.prescriptionsOf(personNumber, 'human')));
    const today = stockholmDate(this.clock.now());
    return list?.prescriptions.some((each) => standingOn(each, today) === 'deceased') ?? false;
  }
}

type Notified = { readonly data: { readonly customerId: Uuid; readonly patientId?: Uuid } };

/** The persons who are told when the notice is sent. Who was dispensed two packs is one person. */
export function personsToTell(found: readonly FoundDispensing[]): number {
  return new Set(found.flatMap(({ toTell }) => toTell)).size;
}

function reachOf(ordered: OrderedWithdrawal | null, isReached: boolean, patientId: Uuid | null): RecallReach {
  if (patientId) return isReached ? 'both' : 'patient-alone';
  if (ordered?.patient.kind === 'principal') return 'patient-away';
  return ordered?.patient.kind === 'child' ? 'child-away' : 'orderer';
}

function isOf({ one }: Recorded, { varuId, batch }: RecalledBatch): boolean {
  return one.record.article.varuId === varuId && hasBatch(one, batch);
}
