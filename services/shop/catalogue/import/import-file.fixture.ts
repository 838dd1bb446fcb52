import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SettableClock } from '../../../foundation/clock.js';
import { openTestEventStoreDb } from '../../../foundation/event-store/eventstoredb/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import { Catalogue } from '../catalogue.js';
import { catchUpCatalogue } from '../stocking/catch-up.js';
import { importFile, type Imported, type Refused } from './import-file.js';

export const STORES = [
  ['PostgreSQL', openTestEventStore],
  ['EventStoreDB', openTestEventStoreDb],
] as const;

export const HEAD = 'varuId;name;brand;type;vatClass;price;category;packageText;webStock';
export const soap = '100001;Tvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml;12';

/** Imports files of its own folder into a catalogue of its own. */
export class Importing {
  private constructor(
    private readonly opened: TestEventStore,
    readonly directory: string,
  ) {}

  static async on(open: () => Promise<TestEventStore>): Promise<Importing> {
    return new Importing(await open(), await mkdtemp(path.join(tmpdir(), 'algort-import-')));
  }

  get catalogue(): Catalogue {
    return new Catalogue(this.opened.database.db);
  }

  async imported(
    content: string | Buffer,
    name = 'rows.csv',
  ): Promise<{ counts: Imported; refused: readonly Refused[] }> {
    const refused: Refused[] = [];
    const file = path.join(this.directory, name);
    await writeFile(file, content);
    const { store, database } = this.opened;
    const counts = await importFile(
      { store, db: database.db, clock: new SettableClock('2026-11-10T09:00:00.000Z') },
      file,
      { onRefused: (row) => void refused.push(row) },
    );
    await catchUpCatalogue({ store, pool: database.pool });
    return { counts, refused };
  }

  async close(): Promise<void> {
    await this.opened.close();
    await rm(this.directory, { recursive: true, force: true });
  }
}
