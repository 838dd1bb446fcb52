import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import type { Prescription, PrescriptionKind } from '../../../domain/prescription/index.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { WantedItem } from '../../shop/cart/prescription/wanted-item.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { notSeenProblem } from '../patient/not-seen.js';
import { Patients, type AskedPerson } from '../patient/patients.js';
import { PARTS } from '../prescription/prescriptions.js';
import { Blocks, type Block } from './blocks.js';
import { claimedProblem } from './refused.js';
import { prescriptionCartTexts as texts } from './texts.js';
import { WithdrawalClaims } from './withdrawal-claims.js';

export interface WantedRow {
  readonly person: AskedPerson;
  readonly kind: PrescriptionKind;
  readonly ordinationId: string;
  readonly varuId: string;
  readonly packages: number;
  readonly refusesExchange: boolean;
  readonly message: string | null;
}

export interface FoundRow {
  readonly block: Block;
  readonly prescription: Prescription;
}

/** Finds what a shopper asks for, before anything is put into the cart. */
@Injectable()
export class WantedRows {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(Blocks) private readonly blocks: Blocks,
    @Inject(WithdrawalClaims) private readonly claims: WithdrawalClaims,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  /** @throws Problem 403 for another person or prescription, which is recorded, and 409 when an order has the withdrawal */
  async find(customerId: Uuid, wanted: WantedRow): Promise<FoundRow> {
    const block = await this.blockOf(customerId, wanted);
    const prescription = await this.owned(customerId, block, wanted);
    if (await this.claims.taken([{ prescription }])) throw claimedProblem(prescription.article);
    return { block, prescription };
  }

  /** RX-08, RX-17: whose prescription it is. Anybody else is refused, and the attempt recorded. */
  private async blockOf(customerId: Uuid, { person, kind }: WantedRow): Promise<Block> {
    if (!(await this.patients.personNumberOf(customerId))) throw notSeenProblem({ state: 'not-registered' });
    if (kind === 'animal') await this.patients.refuseOthers(customerId, person, PARTS.animal);
    return { kind, patient: await this.patients.orderedFor(customerId, person, PARTS[kind]) };
  }

  /** The prescription of the block. An id that is not among them is refused like another person's, and recorded. */
  private async owned(customerId: Uuid, block: Block, { ordinationId }: WantedRow): Promise<Prescription> {
    const found = (await this.blocks.read(customerId, block)).find((each) => each.ordinationId === ordinationId);
    if (found) return found;
    await this.looks.refused(customerId, PARTS[block.kind], { text: ordinationId, person: null });
    throw new Problem(403, [{ field: 'ordinationsId', code: 'OTHER_PRESCRIPTION', message: texts.otherPrescription }]);
  }
}

export function wantedRowOf({ antal, articleid, djur, ejByte, ordinationsId, personnummer }: WantedItem): WantedRow {
  return {
    person: { text: personnummer, field: 'personnummer' },
    kind: djur ? 'animal' : 'human',
    ordinationId: ordinationsId,
    varuId: articleid,
    packages: antal,
    refusesExchange: ejByte,
    message: null,
  };
}
