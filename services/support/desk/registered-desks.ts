import type { StaffSession } from '../../access/staff/staff.js';
import { Registry } from '../../foundation/reactions/registry.js';
import type { AnyDesk, Desk } from '../audit/desk.js';
import type { DeskName, Desks } from '../contract/desks.js';

interface Registered {
  readonly name: DeskName;
  readonly desk: AnyDesk;
  readonly serve: (session: StaffSession) => object;
}

/** A desk's service, which pages can use only through the audit port. */
export interface Served {
  readonly name: DeskName;
  readonly desk: AnyDesk;
  readonly service: object;
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

  /** Creates the services of all desks for one request of a session. */
  served(session: StaffSession): readonly Served[] {
    return this.registry.all.map(({ name, desk, serve }) => ({ name, desk, service: serve(session) }));
  }
}
