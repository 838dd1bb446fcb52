import type pg from 'pg';

import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import type { CustomerDesk, Finding, SubjectHistory } from '../contract/customers.js';
import type { EventStore } from '../../event-store/port.js';
import type { StaffSession } from '../../staff/staff.js';
import type { CustomerAccess } from '../access/customer-access.js';
import { subjectDrift } from '../drift/subject-drift.js';
import { eventInContext } from '../event/event-in-context.js';
import type { CustomerFinder } from '../find/customer-finder.js';
import { maskEvents } from '../history/mask-events.js';
import { customerState, subjectHeader } from '../history/subject-header.js';
import type { Subjects } from '../history/subjects.js';
import { supportTexts } from '../texts.js';

export interface CustomerParts {
  readonly finder: CustomerFinder;
  readonly access: CustomerAccess;
  readonly subjects: Subjects;
  readonly store: EventStore;
  readonly pool: pg.Pool;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Customers as one staff session may see them: only those it has opened with a reason. */
export class SessionCustomers implements CustomerDesk {
  constructor(
    private readonly parts: CustomerParts,
    private readonly session: StaffSession,
  ) {}

  find(text: string): Promise<Finding> {
    return this.parts.finder.find(text);
  }

  async opening(subjectId: Uuid) {
    return UUID.test(subjectId) ? this.parts.access.opening(this.session, subjectId) : null;
  }

  async open(subjectId: Uuid, reason: string) {
    if (!UUID.test(subjectId))
      return { ok: false, errors: [{ code: 'SUBJECT_UNKNOWN', message: 'Kunden finns inte.' }] } as const;
    return this.parts.access.open(this.session, subjectId, reason);
  }

  async history(subjectId: Uuid): Promise<SubjectHistory | null> {
    const opening = await this.opening(subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    if (!opening || !subject) return null;
    return { header: { ...subjectHeader(subject), opening }, events: maskEvents(subject.events) };
  }

  async revealPersonNumber(subjectId: Uuid): Promise<string | null> {
    const opening = await this.opening(subjectId);
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
    const opening = await this.opening(subjectId);
    const subject = opening && (await this.parts.subjects.read(subjectId));
    return subject ? subjectDrift(this.parts.pool, subject.events) : null;
  }

  async subjectOf(eventId: Uuid) {
    const event = UUID.test(eventId) ? await this.parts.store.findEvent(eventId) : null;
    return event && { subjectId: await this.parts.subjects.ofStream(event.streamId) };
  }

  async event(eventId: Uuid) {
    const found = await this.subjectOf(eventId);
    if (!found || (found.subjectId && !(await this.opening(found.subjectId)))) return null;
    return eventInContext(this.parts.store, this.parts.subjects, eventId);
  }
}
