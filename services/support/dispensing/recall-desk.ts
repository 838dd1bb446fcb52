import type { Uuid } from '../../../domain/kernel/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { HealthLooks } from '../../care/health-look/health-looks.js';
import type { PatientsTold } from '../../care/patient/patients-told.js';
import { personsToTell, type FoundDispensing, type RecalledBatch, type Recalls } from '../../care/recall/recalls.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { DispensingDesk, RecallAsked, RecalledShown, RecallResult } from '../contract/dispensing.js';
import { recallDeskTexts as texts } from './texts.js';

interface Parts {
  readonly recalls: Recalls;
  readonly looks: HealthLooks;
  readonly told: PatientsTold;
}

type Told = Parameters<DispensingDesk['tellRecalled']>[0];

/** RX-06: a recall, for one pharmacist. */
export class RecallDesk {
  constructor(
    private readonly parts: Parts,
    private readonly staff: Staff,
  ) {}

  async find(asked: RecallAsked): ReturnType<DispensingDesk['findRecalled']> {
    const fault = faultOf(asked);
    if (fault) return fault;
    return { ok: true, ...(await this.shown(asked, await this.parts.recalls.find(asked))) };
  }

  /** More persons than the pharmacist has seen: nobody is told before they have been looked at. */
  async tell({ varuId, batch, expected, text }: Told): ReturnType<DispensingDesk['tellRecalled']> {
    const asked = { varuId, batch };
    const fault = faultOf(asked) ?? (text.trim() === '' ? refused('TEXT_MISSING', texts.noText) : null);
    if (fault) return fault;
    const { recalls } = this.parts;
    const found = await recalls.find(asked);
    const toTell = personsToTell(found);
    // A run that ended halfway has left fewer than were shown. It goes on.
    if (toTell > expected) return refused('MORE_FOUND', texts.moreFound(toTell));
    const { told, refused: untold } = await recalls.tell(asked, found, text, this.staff.staffId);
    if (untold > 0) return refused('NOT_ALL_TOLD', texts.notAll(told, untold));
    return { ok: true, told, ...(await this.shown(asked, await recalls.find(asked))) };
  }

  /** LAW-09: each customer's look is recorded before the list leaves. A block does not stop a recall (0150). */
  private async shown({ batch }: RecalledBatch, found: readonly FoundDispensing[]): Promise<RecallResult> {
    const { staffId: id, name } = this.staff;
    const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'recall' } as const;
    // The key of an erased person's looks is destroyed. The access log has the call.
    const known = found.filter((each) => each.customers.includes(each.row.customer_id));
    const told = await Promise.all(known.map(({ row }) => this.parts.told.of(row)));
    const reached = found.flatMap((each) => each.customers);
    const customers: ReadonlySet<Uuid> = new Set([...told.flat(), ...reached]);
    for (const customer of customers)
      await this.parts.looks.shownToStaff(customer, 'ordered-prescription', by, texts.look(batch));
    return { found: found.map(shownOf), toTell: personsToTell(found) };
  }
}

function shownOf({ row, standing, dispensedOn, personNumber, reach }: FoundDispensing): RecalledShown {
  const { dispensing_id: dispensingId, order_number: orderNumber } = row;
  const isByHand = standing === 'erased' || standing === 'deceased' || reach === 'patient-away';
  const shown = { dispensingId, orderNumber, dispensedOn, standing, reach };
  return { ...shown, personNumber: isByHand ? personNumber : null };
}

function faultOf({ varuId, batch }: RecallAsked) {
  if (!/^\d{6}$/.test(varuId)) return refused('ARTICLE_INVALID', texts.article);
  return /^[\x21-\x7e]{1,20}$/.test(batch) ? null : refused('BATCH_INVALID', texts.batch);
}

function refused(code: string, message: string): Extract<Result, { ok: false }> {
  return { ok: false, errors: [{ code, message }] };
}
