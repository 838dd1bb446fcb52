import { Injectable } from '@nestjs/common';

import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';

/** Reads what another room keeps of a person outside the events. */
export type ReadPart = (customerId: Uuid) => Promise<readonly object[]>;

/** Whose extract it is. */
export interface ExtractOwner {
  readonly customerId: Uuid;
  readonly personNumber: string;
}

/** Returns the events as the extract may show them. It may record that they are shown. */
export type GuardEvents = (owner: ExtractOwner, events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>;

/** What the extract has beside the events, and what of the events it leaves out. The rooms that keep it register it here. */
@Injectable()
export class ExtractParts {
  private readonly parts = new Map<string, ReadPart>();
  private readonly guards: GuardEvents[] = [];

  register(name: string, read: ReadPart): void {
    if (this.parts.has(name)) throw new Error(`the extract already has a part ${name}`);
    this.parts.set(name, read);
  }

  /** GDPR art. 15.4: an extract may not tell of others. The rooms whose events do so guard them. */
  guard(guard: GuardEvents): void {
    this.guards.push(guard);
  }

  async shown(owner: ExtractOwner, events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    let shown = events;
    for (const guard of this.guards) shown = await guard(owner, shown);
    return shown;
  }

  async of(customerId: Uuid): Promise<Readonly<Record<string, readonly object[]>>> {
    const read = [...this.parts].map(async ([name, part]) => [name, await part(customerId)] as const);
    return Object.fromEntries(await Promise.all(read));
  }
}
