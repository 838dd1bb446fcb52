import type { StaffSession } from '../../access/staff/staff.js';
import { Registry } from '../../foundation/reactions/registry.js';
import type { AuditPort } from '../audit/audit-port.js';
import type { AnyDesk, Desk } from '../audit/desk.js';
import type { DeskName, Desks } from '../contract/desks.js';

interface Registered {
  readonly name: DeskName;
  readonly desk: AnyDesk;
  readonly serve: (session: StaffSession) => object;
}

/** All desks of the console; the module that owns one registers it. */
export class RegisteredDesks {
  private readonly registry = new Registry<Registered>();

  /** @param serve the desk's service, as one staff session may use it; the pages get it behind the audit port only */
  register<N extends DeskName>(
    place: number,
    desk: Desk<Desks[N], N>,
    serve: (session: StaffSession) => Desks[N],
  ): void {
    this.registry.register(place, { name: desk.name, desk: desk as unknown as AnyDesk, serve });
  }

  get all(): readonly AnyDesk[] {
    return this.registry.all.map(({ desk }) => desk);
  }

  /** Undefined for a name that an address may hold and no desk has. */
  find(name: string): AnyDesk | undefined {
    return this.all.find((desk) => desk.name === name);
  }

  /** Their services for one session, each call through the port. */
  behind(port: AuditPort, session: StaffSession): Desks {
    const served = this.registry.all.map(({ name, desk, serve }) => [
      name,
      port.through(desk as unknown as Desk<object>, serve(session)),
    ]);
    return Object.fromEntries(served) as Desks;
  }
}
