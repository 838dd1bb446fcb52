import { Inject, Injectable } from '@nestjs/common';

import { articleText, prescription, type Dispensing } from '../../../domain/prescription/index.js';
import { recallNoticesOf } from '../../../projections/dispensing/recall-notice/queries.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { HealthLooks } from '../health-look/health-looks.js';
import type { RecallNoticeView, RecallService } from './contract.js';

/** Creates the service of each page request. */
@Injectable()
export class RecallPagesParts {
  constructor(
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(HealthLooks) readonly looks: HealthLooks,
    @Inject(DATABASE) readonly db: Database,
  ) {}
}

export class RecallPages implements RecallService {
  constructor(
    private readonly parts: RecallPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<readonly RecallNoticeView[] | null> {
    const { commands, looks, db } = this.parts;
    const customerId = this.scope.session?.customerId;
    if (!customerId) return null;
    await this.scope.caughtUp('recall-notice');
    const rows = await recallNoticesOf(db, customerId);
    if (rows.length === 0) return [];
    await looks.shownToSelf(customerId, 'ordered-prescription');
    const states = await Promise.all(
      rows.map(({ prescription_id }) => commands.loadForDisplay(prescription, prescription_id)),
    );
    return rows.flatMap(({ dispensing_id }, at) => noticesOf(states[at]?.dispensings[dispensing_id]));
  }
}

function noticesOf(one: Dispensing | undefined): readonly RecallNoticeView[] {
  if (!one?.record) return [];
  const { dispensingId, orderNumber, record, recalls } = one;
  const medicine = articleText(record.article);
  return recalls.map(({ batch, text, at }) => ({
    id: `${dispensingId} ${batch}`,
    medicine,
    batch,
    orderNumber,
    text,
    at,
  }));
}
