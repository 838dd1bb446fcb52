import { Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';

/** Reads what another room keeps of a person outside the events. */
export type ReadPart = (customerId: Uuid) => Promise<readonly object[]>;

/** What the extract has beside the events. The rooms that keep it register it here. */
@Injectable()
export class ExtractParts {
  private readonly parts = new Map<string, ReadPart>();

  register(name: string, read: ReadPart): void {
    if (this.parts.has(name)) throw new Error(`the extract already has a part ${name}`);
    this.parts.set(name, read);
  }

  async of(customerId: Uuid): Promise<Readonly<Record<string, readonly object[]>>> {
    const read = [...this.parts].map(async ([name, part]) => [name, await part(customerId)] as const);
    return Object.fromEntries(await Promise.all(read));
  }
}
