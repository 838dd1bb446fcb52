import { daysBetween, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import { articleText, type Dispensing } from '../../../domain/prescription/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { StaffAccounts } from '../../access/staff/staff-accounts.js';
import type { DispensingRecords, Recorded } from '../../care/dispensing/dispensing-records.js';
import type { HealthLooks } from '../../care/health-look/health-looks.js';
import type { PatientsTold } from '../../care/patient/patients-told.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { DispensingDesk, InspectionAsked, RecordShown } from '../contract/dispensing.js';
import { inspectionDeskTexts as texts } from './texts.js';

interface Parts {
  readonly records: Pick<DispensingRecords, 'all'>;
  readonly looks: HealthLooks;
  readonly told: PatientsTold;
  readonly accounts: Pick<StaffAccounts, 'namesOf'>;
}

/** What one page can show. An inspection of more is asked for in parts. */
const MOST = 500;
const MOST_DAYS = 366;

/** RX-06: the records that pharmacy law asks to keep, for an inspection by the authority. */
export class InspectionDesk {
  constructor(
    private readonly parts: Parts,
    private readonly staff: Staff,
  ) {}

  async find(asked: InspectionAsked): ReturnType<DispensingDesk['inspect']> {
    const fault = faultOf(asked);
    if (fault) return fault;
    const found: Recorded[] = [];
    let ended = 0;
    const isEnded = ({ dispensedOn }: Dispensing) => (ended += isWithin(dispensedOn, asked) ? 1 : 0);
    for await (const each of this.parts.records.all(isEnded)) {
      if (!isOf(each, asked)) continue;
      if (found.length === MOST) return refused('TOO_MANY', texts.tooMany(MOST), 'from');
      found.push(each);
    }
    await this.recordLooks(found, asked.caseNumber.trim());
    return { ok: true, records: await this.shown(found), ended };
  }

  /** LAW-09: each customer's look is recorded before the list leaves. A block does not stop an inspection (0150). */
  private async recordLooks(found: readonly Recorded[], caseNumber: string): Promise<void> {
    const { staffId: id, name } = this.staff;
    const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'inspection' } as const;
    // The key of an erased person's looks is destroyed. The access log has the call.
    const known = found.filter(({ one }) => one.ordered !== null);
    const told = await Promise.all(known.map(({ row }) => this.parts.told.of(row)));
    const customers: ReadonlySet<Uuid> = new Set(told.flat());
    for (const customer of customers)
      await this.parts.looks.shownToStaff(customer, 'ordered-prescription', by, texts.look(caseNumber));
  }

  private async shown(found: readonly Recorded[]): Promise<readonly RecordShown[]> {
    const names = await this.parts.accounts.namesOf(found.map(({ one }) => one.record.pharmacist));
    const shown = found.map(({ row, one: { record, dispensedOn } }) => ({
      dispensingId: row.dispensing_id,
      orderNumber: row.order_number,
      dispensedOn,
      personNumber: record.personNumber,
      article: `${record.article.varuId} ${articleText(record.article)}`,
      packages: record.packages,
      packs: record.packs.map(({ batch, serial }) => ({ batch, serial })),
      pharmacist: names.get(record.pharmacist) ?? record.pharmacist,
    }));
    return shown.toSorted((a, b) => (a.dispensedOn ?? '').localeCompare(b.dispensedOn ?? ''));
  }
}

function isOf({ one }: Recorded, asked: InspectionAsked): boolean {
  const { varuId } = asked;
  return isWithin(one.dispensedOn, asked) && (varuId === '' || one.record.article.varuId === varuId);
}

function isWithin(on: BusinessDate | null, { from, to }: Pick<InspectionAsked, 'from' | 'to'>): boolean {
  return on !== null && from <= on && on <= to;
}

function faultOf({ from, to, varuId, caseNumber }: InspectionAsked) {
  if (!/^[\p{L}\d][\p{L}\d .:/-]{2,39}$/u.test(caseNumber.trim())) return refused('CASE_INVALID', texts.case, 'case');
  if (!isDay(from)) return refused('FROM_INVALID', texts.day, 'from');
  if (!isDay(to)) return refused('TO_INVALID', texts.day, 'to');
  if (to < from) return refused('TO_INVALID', texts.backwards, 'to');
  if (daysBetween(from, to) > MOST_DAYS) return refused('TO_INVALID', texts.tooLong, 'to');
  return varuId === '' || /^\d{6}$/.test(varuId) ? null : refused('ARTICLE_INVALID', texts.article, 'article');
}

function isDay(text: BusinessDate): boolean {
  const at = new Date(`${text}T00:00:00.000Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function refused(code: string, message: string, field: string): Extract<Result, { ok: false }> {
  return { ok: false, errors: [{ code, message, field }] };
}
