import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { DispensingRecord, Pack, UndoReason } from '../../../domain/prescription/index.js';
import type { DispensingReport } from '../../partners/e-health/dispensing.js';
import { E_HEALTH_GATEWAY, type EHealthGateway } from '../../partners/e-health/gateway.js';
import { PartnerNotReached } from '../../partners/partner-error.js';
import { VERIFICATION_GATEWAY, type PackState, type VerificationGateway } from '../../partners/verification/gateway.js';

export type Settled = 'settled' | Exclude<UndoReason, 'not-sent'>;

/**
 * RX-06: tells the partners what was dispensed. Each call has the id of the report, so a call whose answer was lost is
 * sent again without harm. Every method throws a `PartnerError` while a partner gives no answer.
 */
@Injectable()
export class DispensingPartners {
  constructor(
    @Inject(E_HEALTH_GATEWAY) private readonly register: EHealthGateway | null,
    @Inject(VERIFICATION_GATEWAY) private readonly verification: VerificationGateway | null,
  ) {}

  /** Takes the packs out of the verification system, then reports the withdrawal. What was begun in vain is undone. */
  async settle({ reportId, record }: Settling): Promise<Settled> {
    for (const pack of record.packs) {
      const { state, transactionId } = await this.packs.decommission(pack, reportId);
      if (state === 'dispensed' && transactionId === reportId) continue;
      await this.reactivate(reportId, record.packs);
      return 'pack-refused';
    }
    const answer = await this.list.report(reportOf(reportId, record));
    if (answer.status === 'registered') return 'settled';
    await this.reactivate(reportId, record.packs);
    return answer.status === 'refused' ? answer.reason : 'no-prescription';
  }

  /** Takes everything back, also what the partners may never have got. */
  async undo({ reportId, record }: Settling): Promise<void> {
    await this.list.withdrawReport(reportId);
    await this.reactivate(reportId, record.packs);
  }

  async verify(pack: Pack): Promise<PackState> {
    return (await this.packs.verify(pack)).state;
  }

  private async reactivate(reportId: string, packs: readonly Pack[]): Promise<void> {
    for (const pack of packs) await this.packs.reactivate(pack, reportId);
  }

  private get packs(): VerificationGateway {
    if (!this.verification) throw new PartnerNotReached('verification', 'is not configured');
    return this.verification;
  }

  private get list(): EHealthGateway {
    if (!this.register) throw new PartnerNotReached('e-health', 'is not configured');
    return this.register;
  }
}

interface Settling {
  readonly reportId: Uuid;
  readonly record: DispensingRecord;
}

function reportOf(dispensingId: Uuid, record: DispensingRecord): DispensingReport {
  const personNumber = parsePersonNumber(record.personNumber);
  if (!personNumber) throw new RangeError(`the record of ${dispensingId} has no person number`);
  const { kind, ordinationId, article, packages, onLadder, fee, feeDay: on } = record;
  return { dispensingId, personNumber, kind, ordinationId, on, varuId: article.varuId, packages, onLadder, fee };
}
