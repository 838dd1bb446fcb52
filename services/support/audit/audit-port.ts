import { stockholmDate } from '../../../domain/kernel/index.js';
import { faultOfReason, reasonRule } from '../../../domain/staff-access/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import type { Duties } from '../../care/duty/duties.js';
import type { StaffSessions } from '../../access/staff/staff-sessions.js';
import { staffRule, type StaffSession } from '../../access/staff/staff.js';
import type { Result, ShopError } from '../../foundation/problem/result-contract.js';
import type { DeskRefusals } from '../contract/desks.js';
import { reasonRefusal } from '../texts.js';
import { openingKey, WHOLE, type About, type AnyDesk, type AnyEntry, type Desk } from './desk.js';
import { LookRecorder, type RecorderParts } from './look-recorder.js';
import type { RepeatedViews } from './repeated-views.js';

export interface AuditParts extends RecorderParts {
  readonly same: RepeatedViews;
  readonly sessions: Pick<StaffSessions, 'opened'>;
  readonly duties: Pick<Duties, 'isOnDuty' | 'turnedAway'>;
}

interface Call {
  readonly desk: AnyDesk;
  readonly name: string;
  readonly entry: AnyEntry;
  readonly given: readonly unknown[];
  readonly work: () => Promise<unknown>;
}

/**
 * SUP-01: guards every call to a console service. A call without actor, reason or subject is refused. Each call,
 * allowed or refused, is recorded in the audit log before the response.
 */
export class AuditPort {
  private readonly recorder: LookRecorder;

  constructor(
    private readonly parts: AuditParts,
    private readonly session: StaffSession,
    private readonly refusals: DeskRefusals,
  ) {
    this.recorder = new LookRecorder(parts, session.staff);
  }

  /** Wraps a console service so that each call is checked first. */
  through<S extends object>(desk: Desk<S>, service: S): S {
    const calls = desk.calls as AnyDesk['calls'];
    return new Proxy(service, {
      get: (target, name) => {
        const call = Reflect.get(target, name, target) as unknown;
        if (typeof call !== 'function') return call;
        const entry = Object.hasOwn(calls, name) ? calls[String(name)] : undefined;
        if (!entry) throw new Error(`${desk.name}.${String(name)} has no entry in services/support/desks`);
        return (...given: readonly unknown[]) =>
          this.pass({
            ...{ desk: desk as AnyDesk, name: String(name), entry, given },
            work: async () => call.apply(target, given) as unknown,
          });
      },
    });
  }

  /**
   * Opens a desk, or one subject of it, for the given reason. @returns the error, if the reason is refused; the refusal
   * is recorded too
   */
  async open(desk: AnyDesk, key: string, written: string): Promise<ShopError | null> {
    const subject = desk.opens(key);
    const named = subject && { subject };
    await this.checkRole(desk, 'open', named);
    const about = await this.checkSubject(desk, 'open', named);
    const reason = written.trim();
    const refused = await this.refusalOf(desk, 'open', about, reason);
    if (!refused) await this.recorder.record(desk.name, 'open', about, { outcome: 'opened', reason });
    return refused;
  }

  private async pass(call: Call): Promise<unknown> {
    const { desk, name, entry, given } = call;
    const named = await entry.about(...given);
    await this.checkRole(desk, name, named);
    const about = await this.checkSubject(desk, name, named);
    if (entry.reason === 'opened') return this.letIn(call, about, await this.openedFor(call, about));
    if ('always' in entry.reason) return this.letIn(call, about, entry.reason.always);
    const reason = entry.reason.given(...given).trim();
    const refused = await this.refusalOf(desk, name, about, reason);
    return refused ? ({ ok: false, errors: [refused] } satisfies Result) : this.letIn(call, about, reason);
  }

  private async letIn(call: Call, about: About, reason: string): Promise<unknown> {
    await this.checkDuty(call, about, reason);
    const { desk, name, entry, given, work } = call;
    const { outcome, look = name, sought = () => [], found } = entry;
    const came = { outcome, reason, sought: this.recorder.hashed(sought(...given)) };
    if (found) {
      const answer = await work();
      await this.recorder.record(desk.name, look, about, { ...came, found: found(answer) });
      return answer;
    }
    const record = () => this.recorder.record(desk.name, look, about, came);
    await (outcome === 'done' ? record() : this.once(sameAs(desk, look, about, reason), record));
    return work();
  }

  private once(same: readonly string[], record: () => Promise<void>): Promise<void> {
    const { sameLookMinutes } = staffRule.on(this.today());
    return this.parts.same.once([this.session.tokenHash, ...same].join('\n'), sameLookMinutes, record);
  }

  private async openedFor({ desk, name, entry }: Call, about: About): Promise<string> {
    const { key = WHOLE } = about;
    const opening = await this.parts.sessions.opened(this.session, openingKey(desk, key));
    if (opening) return opening.reason;
    const { outcome, look = name } = entry;
    const refused = { outcome: 'refused', refusal: 'reason' } as const;
    const record = () => this.recorder.record(desk.name, look, about, refused);
    await (outcome === 'done' ? record() : this.once(sameAs(desk, look, about, 'refused'), record));
    return this.refusals.reason({ desk: desk.within ?? desk.name, subject: key });
  }

  private async refusalOf(desk: AnyDesk, call: string, about: About, reason: string): Promise<ShopError | null> {
    const fault = faultOfReason(reason, this.parts.clock.now());
    if (!fault) return null;
    await this.recorder.record(desk.name, call, about, { outcome: 'refused', refusal: `reason-${fault}` });
    return reasonRefusal(fault, reasonRule.on(this.today()));
  }

  private async checkRole(desk: AnyDesk, call: string, about: About | null): Promise<void> {
    if (!lackOf(this.session.staff.role, desk.right)) return;
    await this.recorder.record(desk.name, call, about, { outcome: 'refused', refusal: 'role' });
    this.refusals.role();
  }

  /** RX-06, LAW-09: the refusal is recorded in the log, and for the customer whose data it is. */
  private async checkDuty({ desk, name, entry }: Call, about: About, reason: string): Promise<void> {
    const { staff } = this.session;
    if (!entry.onDuty || (await this.parts.duties.isOnDuty(staff.staffId))) return;
    const { look = name } = entry;
    await this.recorder.record(desk.name, look, about, { outcome: 'refused', refusal: 'duty', reason });
    if (about.item !== undefined) await this.parts.duties.turnedAway(staff, about.item);
    this.refusals.duty();
  }

  private async checkSubject(desk: AnyDesk, call: string, about: About | null): Promise<About> {
    if (about) return about;
    await this.recorder.record(desk.name, call, about, { outcome: 'refused', refusal: 'subject' });
    return this.refusals.subject();
  }

  private today(): string {
    return stockholmDate(this.parts.clock.now());
  }
}

function sameAs({ name }: AnyDesk, look: string, { subject, item = '' }: About, reason: string): readonly string[] {
  return [name, look, subject.kind, subject.id, item, reason];
}
