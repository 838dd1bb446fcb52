import { stockholmDate } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { StaffSessions } from '../../access/staff/staff-sessions.js';
import { staffRule, type StaffSession } from '../../access/staff/staff.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { CustomerAccess } from '../desk/customer-access.js';
import type { RegisteredDesks } from '../desk/registered-desks.js';
import type { DeskName, ReasonAsked, ReasonDesk, ReasonShown } from '../contract/desks.js';
import type { Opening } from '../contract/staff.js';
import type { AuditPort } from './audit-port.js';
import { openingKey, type AnyDesk } from './desk.js';

export interface ReasonParts {
  readonly access: CustomerAccess;
  readonly sessions: StaffSessions;
  readonly clock: Pick<Clock, 'now'>;
}

/** Takes and finds the reasons that one staff session has given, for a desk or for a customer. */
export class SessionReasons implements ReasonDesk {
  constructor(
    private readonly parts: ReasonParts,
    private readonly desks: Pick<RegisteredDesks, 'find'>,
    private readonly port: AuditPort,
    private readonly session: StaffSession,
  ) {}

  shown(name: string, subject: string): ReasonShown | null {
    const desk = this.desks.find(name);
    if (!desk?.opens(subject)) return null;
    return { asked: { desk: desk.name, subject }, shows: desk.shows, minutes: this.minutesOf(desk) };
  }

  async open({ desk: name, subject: key }: ReasonAsked, written: string): Promise<Result> {
    const desk = this.named(name);
    const refused = await this.port.open(desk, key, written);
    if (refused) return { ok: false, errors: [refused] };
    const reason = written.trim();
    // A customer's own history must also show who opened it, and why.
    if (desk.opens(key)?.kind === 'customer') await this.parts.access.record(this.session, key, reason);
    await this.parts.sessions.noteOpened(this.session, openingKey(desk, key), reason, this.minutesOf(desk));
    return { ok: true };
  }

  opening({ desk, subject }: ReasonAsked): Promise<Opening | null> {
    return this.parts.sessions.opened(this.session, openingKey(this.named(desk), subject));
  }

  private named(name: DeskName): AnyDesk {
    const desk = this.desks.find(name);
    if (!desk) throw new RangeError(`no module registers the desk ${name}`);
    return desk;
  }

  private minutesOf({ holds }: AnyDesk): number {
    return staffRule.on(stockholmDate(this.parts.clock.now()))[holds];
  }
}
