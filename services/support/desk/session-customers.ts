import type pg from 'pg';

import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import type { CustomerDesk, Finding, SubjectHistory } from '../contract/customers.js';
import type { HealthContents } from '../contract/health-contents.js';
import type { Opening } from '../contract/staff.js';
import { order } from '../../../domain/order/index.js';
import type { HealthPart } from '../../../domain/health-look/index.js';
import type { OrderLifeShown, StopParcelsRequest, StopParcelsResult } from '../contract/order-life.js';
import type { HealthLooks } from '../../care/health-look/health-looks.js';
import type { PatientsTold } from '../../care/patient/patients-told.js';
import type { Clock } from '../../foundation/clock.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import type { StaffSession } from '../../access/staff/staff.js';
import type { CustomerAccess } from './customer-access.js';
import { subjectDrift } from '../drift/subject-drift.js';
import { eventInContext } from '../event/event-in-context.js';
import type { CustomerFinder } from '../find/customer-finder.js';
import { orderLifeShown } from '../history/order-life-shown.js';
import { dispensingsIn } from '../history/prescription-whys.js';
import { healthContents, isErased, maskEvents } from '../history/mask-events.js';
import { customerState, subjectHeader } from '../history/subject-header.js';
import type { Subject, Subjects } from '../history/subjects.js';
import { stopParcels, type StopParcelsParts } from '../operations/stop-parcels.js';
import { supportTexts } from '../texts.js';

export interface CustomerParts {
  readonly finder: CustomerFinder;
  readonly access: CustomerAccess;
  readonly subjects: Subjects;
  readonly store: EventStore;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly stopping: StopParcelsParts;
  readonly looks: Pick<HealthLooks, 'shownToStaff'>;
  readonly told: Pick<PatientsTold, 'of' | 'ofHistory'>;
}

const PART = 'ordered-prescription' satisfies HealthPart;

/** Serves the desk for customers, for one staff session. It must be called only through the audit port. */
export class SessionCustomers implements CustomerDesk {
  constructor(
    private readonly parts: CustomerParts,
    private readonly session: StaffSession,
  ) {}

  find(text: string): Promise<Finding> {
    return this.parts.finder.find(text);
  }

  async history(subjectId: Uuid): Promise<SubjectHistory | null> {
    const opening = await this.parts.access.opening(this.session, subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    if (!opening || !subject) return null;
    return this.shown(subject, opening, healthContents(subject.events, this.session.staff));
  }

  /** LAW-09: recorded before anything is shown, with the reason that the customer reads, and the givers of warrants. */
  async healthHistory(subjectId: Uuid): Promise<SubjectHistory | null> {
    const opening = await this.parts.access.opening(this.session, subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    if (!opening || !subject) return null;
    const contents = healthContents(subject.events, this.session.staff);
    if (contents !== 'openable') return this.shown(subject, opening, contents);
    const told = await this.parts.told.ofHistory(subjectId, subject.events);
    const maySee = await this.looked(told, 'prescriptions', opening);
    return this.shown(subject, opening, maySee ? 'open' : 'withheld');
  }

  /** Each of the customers reads of the look. One who blocks it withholds it from all of it. */
  private async looked(customers: readonly Uuid[], part: HealthPart, { reason }: Opening): Promise<boolean> {
    const { staffId: id, name } = this.session.staff;
    const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'question' } as const;
    for (const customerId of customers)
      for (const each of [part, 'high-cost'] as const)
        if (!(await this.parts.looks.shownToStaff(customerId, each, by, reason))) return false;
    return true;
  }

  private shown({ events, ...subject }: Subject, opening: Opening, health: HealthContents): SubjectHistory {
    const header = { ...subjectHeader({ ...subject, events }), opening };
    const masked = maskEvents(events, isErased(events), health === 'open');
    return { header, events: masked, asOf: this.parts.clock.now(), health };
  }

  async order(subjectId: Uuid, orderId: Uuid): Promise<OrderLifeShown | null> {
    const opening = await this.parts.access.opening(this.session, subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    return subject && this.orderShown(subject, orderId, healthContents(subject.events, this.session.staff));
  }

  /**
   * LAW-09: as `healthHistory`. An order may have lines of several persons. The giver of a warrant reads of the look too, and
   * may block it: then the giver's lines alone stay sealed. The block of the customer withholds all.
   */
  async healthOrder(subjectId: Uuid, orderId: Uuid): Promise<OrderLifeShown | null> {
    const opening = await this.parts.access.opening(this.session, subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    if (!opening || !subject) return null;
    const sealed = this.orderShown(subject, orderId, healthContents(subject.events, this.session.staff));
    if (sealed?.health !== 'openable') return sealed;
    if (!(await this.looked([subjectId], PART, opening))) return this.orderShown(subject, orderId, 'withheld');
    const withheld = await this.withheldLines(subject, orderId, opening);
    const open = this.orderShown(subject, orderId, 'open');
    return withheld.size > 0 && open ? withoutLines(sealed, open, withheld) : open;
  }

  /** The lines whose patient blocks the look. Each patient is asked once, and reads of the look or of the attempt. */
  private async withheldLines(
    { subjectId, events }: Subject,
    orderId: Uuid,
    opening: Opening,
  ): Promise<ReadonlySet<string>> {
    const answers = new Map<Uuid, boolean>([[subjectId, true]]);
    const withheld = new Set<string>();
    for (const row of dispensingsIn(orderId, events))
      for (const customerId of await this.parts.told.of(row)) {
        const maySee = answers.get(customerId) ?? (await this.looked([customerId], PART, opening));
        answers.set(customerId, maySee);
        if (!maySee) withheld.add(row.line_id);
      }
    return withheld;
  }

  private orderShown({ subjectId, events }: Subject, orderId: Uuid, health: HealthContents): OrderLifeShown | null {
    const masked = maskEvents(events, isErased(events), health === 'open');
    return orderLifeShown({ subjectId, orderId, events: masked, health, now: this.parts.clock.now() });
  }

  /** Only an order of the customer whose history is open. */
  async stopParcels(request: StopParcelsRequest): Promise<StopParcelsResult> {
    const { access, stopping } = this.parts;
    const opening = await access.opening(this.session, request.subjectId);
    const { order: placed } = await stopping.commands.load(order, request.orderId);
    const owner = placed && (placed.customerId ?? placed.orderId);
    if (opening && owner === request.subjectId) return stopParcels(stopping, this.session.staff, request);
    return { ok: false, errors: [{ code: 'OrderUnknown', message: 'Ordern finns inte.' }] };
  }

  async revealPersonNumber(subjectId: Uuid): Promise<string | null> {
    const opening = await this.parts.access.opening(this.session, subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    if (!opening || !subject) return null;
    const { personNumber } = customerState(subject.events);
    if (!personNumber || isForgotten(personNumber)) return null;
    const recorded = await this.parts.access.record(
      this.session,
      subjectId,
      supportTexts.personNumberShown(opening.reason),
    );
    return recorded.ok ? personNumber : null;
  }

  async drift(subjectId: Uuid) {
    const subject = await this.parts.subjects.read(subjectId);
    return subject ? subjectDrift(this.parts.pool, subject.events) : null;
  }

  event(eventId: Uuid) {
    const { store, subjects, access } = this.parts;
    return eventInContext(store, subjects, eventId, (subjectId) => access.isOpen(this.session, subjectId));
  }
}

/** All but the opened lines is taken from the sealed order, because its events tell of the withheld lines too. */
function withoutLines(sealed: OrderLifeShown, open: OrderLifeShown, withheld: ReadonlySet<string>): OrderLifeShown {
  const prescriptions = sealed.prescriptions.map((line) => {
    if (withheld.has(line.lineId)) return { ...line, isWithheld: true };
    return open.prescriptions.find(({ lineId }) => lineId === line.lineId) ?? line;
  });
  return { ...sealed, prescriptions, health: open.health };
}
