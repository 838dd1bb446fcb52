import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { articleText, prescription, type Dispensing } from '../../../domain/prescription/index.js';
import { recallNoticesOf } from '../../../projections/dispensing/recall-notice/queries.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { ActingReaders } from '../patient/acting-readers.js';
import type { RecallNoticeView, RecallService } from './contract.js';

/** Creates the service of each page request. */
@Injectable()
export class RecallPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(ActingReaders) readonly readers: ActingReaders,
    @Inject(DATABASE) readonly db: Database,
  ) {}
}

export class RecallPages implements RecallService {
  constructor(
    private readonly parts: RecallPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<readonly RecallNoticeView[] | null> {
    const { commands, readers, db } = this.parts;
    const customerId = this.scope.session?.customerId;
    if (!customerId) return null;
    await this.scope.caughtUp('recall-notice');
    const rows = await recallNoticesOf(db, customerId);
    if (rows.length === 0) return [];
    const states = await Promise.all(
      rows.map(({ prescription_id }) => commands.loadForDisplay(prescription, prescription_id)),
    );
    const told = rows.flatMap(({ dispensing_id }, at) => {
      const { customerId: orderer, dispensings } = states[at] ?? {};
      const one = dispensings?.[dispensing_id];
      return one ? [{ ...one, isOwnOrder: orderer === customerId }] : [];
    });
    const patients = told.flatMap(({ record }) => record?.personNumber ?? []);
    const readable = await readers.looked(this.scope, patients);
    return told.flatMap((one) => noticesOf(one, customerId, readable));
  }
}

function noticesOf(
  { dispensingId, orderNumber, record, recalls, isOwnOrder }: Dispensing & { readonly isOwnOrder: boolean },
  customerId: Uuid,
  readable: ReadonlySet<string>,
): readonly RecallNoticeView[] {
  if (!record) return [];
  const medicine = articleText(record.article);
  const own = recalls.filter((each) => each.customerId === customerId);
  return own.map(({ batch, text, at }, nth) => ({
    id: `${dispensingId} ${nth}`,
    orderNumber: isOwnOrder ? orderNumber : null,
    told: readable.has(record.personNumber) ? { medicine, batch, text } : null,
    at,
  }));
}
