import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { isPack, readPack, type PrescriptionCommand } from '../../../domain/prescription/index.js';
import { dispensingById, waitingDispensings } from '../../../projections/care/dispensing/queries.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Dispensings, OpenedDispensing, Refused } from '../../care/dispensing/dispensings.js';
import type { Duties } from '../../care/duty/duties.js';
import type { Labels } from '../../care/dispensing/label/labels.js';
import type { HealthLooks } from '../../care/health-look/health-looks.js';
import type { PatientsTold } from '../../care/patient/patients-told.js';
import type { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { PartnerError } from '../../partners/partner-error.js';
import type {
  DispensingDesk,
  DispensingListed,
  DispensingOpened,
  DispensingQueue,
  DispensingRequest,
} from '../contract/dispensing.js';
import type { Recalls } from '../../care/recall/recalls.js';
import type { DosePacks } from '../../care/dose-pack/dose-packs.js';
import type { StaffAccounts } from '../../access/staff/staff-accounts.js';
import type { DispensingRecords } from '../../care/dispensing/dispensing-records.js';
import { InspectionDesk } from './inspection-desk.js';
import { DosePackDesk } from './dose-pack-desk.js';
import { RecallDesk } from './recall-desk.js';
import { dispensingOpened } from './dispensing-opened.js';
import { dispensingDeskTexts as texts } from './texts.js';

export interface PharmacistDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly dispensings: Dispensings;
  readonly looks: HealthLooks;
  readonly told: PatientsTold;
  readonly duties: Duties;
  readonly labels: Labels;
  readonly recalls: Recalls;
  readonly records: Pick<DispensingRecords, 'all'>;
  readonly accounts: Pick<StaffAccounts, 'namesOf'>;
  readonly packs: DosePacks;
}

const SHOWN = 200;
const AN_HOUR = 3_600_000;

/** RX-06: the queue and its withdrawals, for one pharmacist and one request. */
export class PharmacistDesk implements DispensingDesk {
  private readonly rows = new Map<string, Promise<DispensingRow | null>>();
  /** What a check saw. The page after it, in the same request, shows the same answer of the register. */
  private checked: { readonly dispensingId: string; readonly opened: OpenedDispensing } | null = null;

  constructor(
    private readonly parts: PharmacistDeskParts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<DispensingQueue> {
    const [waiting, shifts] = await Promise.all([this.waiting(), this.parts.duties.onDuty()]);
    const onDuty = shifts.map(({ staffId, staffName: name, at: since, until }) => {
      return { name, since, until, mine: staffId === this.staff.staffId };
    });
    return { waiting, onDuty };
  }

  async duty({ isOn, commandId }: { readonly isOn: boolean; readonly commandId: Uuid }): Promise<Result> {
    await this.parts.duties.set(this.staff, isOn, commandId);
    return { ok: true };
  }

  private async waiting(): Promise<readonly DispensingListed[]> {
    const { db, clock } = this.parts;
    const now = clock.now();
    const rows = await waitingDispensings(db, SHOWN);
    return rows.map((row) => ({
      dispensingId: row.dispensing_id,
      orderNumber: row.order_number,
      phase: row.phase,
      waitedHours: Math.floor((Date.parse(now) - Date.parse(row.ordered_at ?? now)) / AN_HOUR),
      promisedBy: row.promised_by,
      isLate: row.promised_by !== null && row.promised_by < stockholmDate(now),
      asked: row.asked,
    }));
  }

  async withdrawal(dispensingId: string): Promise<DispensingOpened | null> {
    const row = await this.rowOf(dispensingId);
    if (!row || !(await this.looked(row, texts.look(row.order_number)))) return null;
    const { dispensings } = this.parts;
    const seen = this.checked?.dispensingId === dispensingId ? this.checked.opened : null;
    const opened = await (seen ? dispensings.openedAgain(row, seen) : dispensings.open(row));
    return opened && dispensingOpened(opened, this.staff.staffId, stockholmDate(this.parts.clock.now()));
  }

  async label(dispensingId: string): Promise<Uint8Array | null> {
    const row = await this.rowOf(dispensingId);
    if (!row || !(await this.looked(row, texts.labelLook(row.order_number)))) return null;
    return this.parts.labels.of(row);
  }

  async act(request: DispensingRequest): Promise<Result> {
    const row = await this.rowOf(request.dispensingId);
    if (!row) return refused({ type: 'WithdrawalUnknown', field: 'dispensingId' });
    try {
      const refusal = await this.carriedOut(request, row);
      return refusal ? refused(refusal) : { ok: true };
    } catch (error) {
      if (error instanceof PartnerError) return refused({ type: 'ServiceClosed' });
      throw error;
    }
  }

  findRecalled: DispensingDesk['findRecalled'] = (asked) => this.recall.find(asked);
  tellRecalled: DispensingDesk['tellRecalled'] = (request) => this.recall.tell(request);

  inspect: DispensingDesk['inspect'] = (asked) => new InspectionDesk(this.parts, this.staff).find(asked);

  dosePacks: DispensingDesk['dosePacks'] = () => this.dosePackDesk.list();
  dosePack: DispensingDesk['dosePack'] = (messageId) => this.dosePackDesk.open(messageId);
  answerDosePack: DispensingDesk['answerDosePack'] = (request) => this.dosePackDesk.answer(request);

  private get dosePackDesk(): DosePackDesk {
    return new DosePackDesk(this.parts, this.staff);
  }

  private get recall(): RecallDesk {
    return new RecallDesk(this.parts, this.staff);
  }

  private async carriedOut(request: DispensingRequest, row: DispensingRow): Promise<Refused | null> {
    const { dispensings, clock } = this.parts;
    const { staffId } = this.staff;
    if (request.act !== 'dispense') {
      const who = { dispensingId: row.dispensing_id, by: staffId, at: clock.now() };
      const command = await this.commandOf(request, who, row);
      return dispensings.act(row, command, staffId, request.commandId);
    }
    const packs = request.codes.map(readPack);
    for (const [at, fault] of packs.entries())
      if (!isPack(fault)) return { type: 'PackUnreadable', field: 'packs', nth: at + 1, fault };
    return dispensings.dispense(row, packs.filter(isPack), staffId, request.commandId);
  }

  private async commandOf(
    request: Exclude<DispensingRequest, { readonly act: 'dispense' }>,
    who: { readonly dispensingId: string; readonly by: string; readonly at: string },
    row: DispensingRow,
  ): Promise<PrescriptionCommand> {
    switch (request.act) {
      case 'check': {
        const opened = await this.parts.dispensings.open(row);
        this.checked = opened && { dispensingId: row.dispensing_id, opened };
        const interactions = opened?.interactions.map(({ id }) => id) ?? [];
        const note = request.note.trim() || null;
        return { type: 'CheckWithdrawal', ...who, points: request.points, interactions, note };
      }
      case 'exchange':
        return { type: 'DecideExchange', ...who, varuId: request.varuId, reason: request.reason };
      case 'ask':
        return { type: 'AskColleague', ...who, question: request.question };
      case 'answer':
        return { type: 'AnswerColleague', ...who, answer: request.answer, approves: request.approves };
      case 'refuse':
        return { type: 'RefuseWithdrawal', ...who, reason: request.reason, text: request.text };
    }
  }

  /** The acts of one request need only what never changes in the row. */
  private rowOf(dispensingId: string): Promise<DispensingRow | null> {
    const row = this.rows.get(dispensingId) ?? dispensingById(this.parts.db, dispensingId);
    this.rows.set(dispensingId, row);
    return row;
  }

  /** LAW-09: recorded before anything is shown, with the reason that the customer reads. */
  private async looked(row: DispensingRow, reason: string): Promise<boolean> {
    const { staffId: id, name } = this.staff;
    const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'dispensing' } as const;
    let mayLook = true;
    for (const customerId of await this.parts.told.of(row))
      mayLook = (await this.parts.looks.shownToStaff(customerId, 'ordered-prescription', by, reason)) && mayLook;
    return mayLook;
  }
}

function refused(refusal: Refused): Result {
  return { ok: false, errors: [{ code: refusal.type, message: texts.refused(refusal) }] };
}
