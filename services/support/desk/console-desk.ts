import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ConsoleServices } from '../contract/console-services.js';
import type { ConsoleDesks, DeskName, DeskRefusals, Desks } from '../contract/desks.js';
import type { StaffDesk } from '../contract/staff.js';
import { AuditPort, type AuditParts } from '../audit/audit-port.js';
import { SessionReasons } from '../audit/session-reasons.js';
import { lackOf } from '../../../domain/permission/index.js';
import type { SingleSignOn } from '../../access/staff/oidc/single-sign-on.js';
import type { StaffGate } from '../../access/staff/staff-gate.js';
import type { StaffSessions } from '../../access/staff/staff-sessions.js';
import { staffRule, type StaffRole, type StaffSession } from '../../access/staff/staff.js';
import { testStaff } from '../../access/staff/test-staff.js';
import type { CustomerAccess } from './customer-access.js';
import type { Desk } from '../audit/desk.js';
import type { RegisteredDesks, Served } from './registered-desks.js';

export interface ConsoleParts {
  readonly gate: StaffGate;
  readonly sessions: StaffSessions;
  readonly clock: Pick<Clock, 'now'>;
  readonly audit: AuditParts;
  readonly access: CustomerAccess;
  readonly desks: RegisteredDesks;
  readonly showsTestStaff: boolean;
  readonly singleSignOn: SingleSignOn | null;
}

export interface ConsoleAsker {
  readonly cookies: string | null | undefined;
  /** The IP address, for the rate limit of the log-in. */
  readonly ip: string;
  /** True for automatic calls of a page, which show no activity of a person. */
  readonly quiet: boolean;
}

export class ConsoleDesk {
  constructor(private readonly parts: ConsoleParts) {}

  async of(asker: ConsoleAsker): Promise<ConsoleServices> {
    const { cookies, quiet } = asker;
    const { gate, clock } = this.parts;
    const session = await gate.session(cookies, quiet);
    const common = { desk: this.staffDesk(session, asker), idle: idleRule(clock.now()) };
    if (!session || lackOf(session.staff.role, 'console.enter'))
      return { ...common, staff: null, wasLeft: await gate.wasLeft(cookies), has: [], at: () => null };
    const served = this.parts.desks.served(session);
    return {
      ...common,
      staff: session.staff,
      wasLeft: false,
      has: this.deskNamesOf(session.staff.role),
      at: (refusals) => this.at(session, refusals, served),
    };
  }

  /** @param served what the action and the loaders of one request share */
  at(
    session: StaffSession,
    refusals: DeskRefusals,
    served: readonly Served[] = this.parts.desks.served(session),
  ): ConsoleDesks {
    const { audit, access, desks, sessions, clock } = this.parts;
    const port = new AuditPort(audit, session, refusals);
    const reasons = new SessionReasons({ access, sessions, clock }, desks, port, session);
    const behind = served.map(({ name, desk, service }) => [
      name,
      port.through(desk as unknown as Desk<object>, service),
    ]);
    return { ...(Object.fromEntries(behind) as Desks), reasons };
  }

  private deskNamesOf(role: StaffRole): readonly DeskName[] {
    return this.parts.desks.all.flatMap(({ name, right }) => (lackOf(role, right) ? [] : [name]));
  }

  private staffDesk(session: StaffSession | null, { cookies, ip }: ConsoleAsker): StaffDesk {
    const { gate, singleSignOn, showsTestStaff } = this.parts;
    return {
      passwords: gate.passwords,
      logIn: (login, password) => gate.logIn(login, password, { ip, cookies }),
      logOut: () => gate.logOut(session),
      singleSignOn: singleSignOn && {
        name: singleSignOn.name,
        start: (till) => singleSignOn.start(till),
        finish: (search) => singleSignOn.finish(search, cookies),
      },
      testLogins: showsTestStaff && gate.passwords ? testStaff : [],
    };
  }
}

function idleRule(now: Instant): ConsoleServices['idle'] {
  const { idleMinutes: minutes, idleWarningMinutes: warningMinutes } = staffRule.on(stockholmDate(now));
  return { minutes, warningMinutes };
}
