import { Inject, Injectable } from '@nestjs/common';

import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import { articleText, prescription, type Dispensing } from '../../../domain/prescription/index.js';
import { recallNoticesOf } from '../../../projections/care/recall-notice/queries.js';
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
    return [...groupedByRecall(told, customerId).values()].map((group) => noticeOf(group, readable));
  }
}

interface Told {
  readonly dispensingId: string;
  readonly orderNumber: string | null;
  readonly dispensedOn: BusinessDate | null;
  readonly personNumber: string;
  readonly medicine: string;
  readonly batch: string;
  readonly text: string;
  readonly at: Instant;
}

type Seen = Dispensing & { readonly isOwnOrder: boolean };

/** RX-06: who got a batch twice reads of it once. Another text is another notice. */
function groupedByRecall(all: readonly Seen[], customerId: Uuid): ReadonlyMap<string, readonly Told[]> {
  const groups = new Map<string, Told[]>();
  for (const told of all.flatMap((one) => noticesOf(one, customerId))) {
    const key = JSON.stringify([told.personNumber, told.medicine, told.batch, told.text]);
    groups.set(key, [...(groups.get(key) ?? []), told]);
  }
  return groups;
}

function noticesOf({ record, recalls, isOwnOrder, ...one }: Seen, customerId: Uuid): readonly Told[] {
  if (!record) return [];
  const { dispensingId, dispensedOn } = one;
  const own = recalls.filter((each) => each.customerId === customerId);
  return own.map(({ batch, text, at }) => ({
    ...{ dispensingId, dispensedOn, orderNumber: isOwnOrder ? one.orderNumber : null },
    ...{ personNumber: record.personNumber, medicine: articleText(record.article), batch, text, at },
  }));
}

function noticeOf(group: readonly Told[], readable: ReadonlySet<string>): RecallNoticeView {
  const [first] = group;
  if (!first) throw new TypeError('a notice of no withdrawal');
  const { dispensingId, personNumber, medicine, batch, text } = first;
  const inOrder = group.toSorted((one, other) => ((one.dispensedOn ?? '') < (other.dispensedOn ?? '') ? -1 : 1));
  return {
    id: `${dispensingId} ${batch} ${first.at}`,
    withdrawals: inOrder.map(({ orderNumber, dispensedOn }) => ({ orderNumber, dispensedOn })),
    told: readable.has(personNumber) ? { medicine, batch, text } : null,
    at: group.map(({ at }) => at).reduce((one, other) => (one > other ? one : other)),
  };
}
