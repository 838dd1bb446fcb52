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

/** Knows all desks of the console. The module that owns a desk registers it. */
export class RegisteredDesks {
  private readonly registry = new Registry<Registered>();

  /**
   * Registers a desk. @param serve creates the desk's service for one staff session; pages can use it only through the
   * audit port
   */
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

  /** Finds a desk by name. Undefined when no desk has the name, for example after a mistyped URL. */
  find(name: string): AnyDesk | undefined {
    return this.all.find((desk) => desk.name === name);
  }

  /** Creates the services of all desks for one session. Each call goes through the audit port. */
  behind(port: AuditPort, session: StaffSession): Desks {
    const served = this.registry.all.map(({ name, desk, serve }) => [
      name,
      port.through(desk as unknown as Desk<object>, serve(session)),
    ]);
    return Object.fromEntries(served) as Desks;
  }
}
