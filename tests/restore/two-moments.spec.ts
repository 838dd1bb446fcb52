import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Position } from '../../domain/kernel/index.js';
import { ProjectionRunner, allProjections } from '../../projections/index.js';
import { EventLog } from '../../simulators/eventstoredb/event-log.js';
import { LostKeys } from '../../services/host/restore/lost-keys.js';
import { restored } from '../../services/host/restore/restored.js';
import { refuseUnrestored } from '../../services/host/restore/unrestored.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { caughtUp, Copies, identified } from './copies.js';
import { copied } from './copied.js';

const [ASTRID, NILS, EVA] = ['198507099805', '198507099813', '199908072391'] as const;

let folder: string;
let copies: Copies;
let log: EventLog;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'algort-moments-'));
  copies = new Copies(folder);
  log = new EventLog();
  ({ url } = await copies.database());
});
afterEach(async () => {
  await copies.close();
  await rm(folder, { recursive: true });
});

const on = <T>(database: string, events: EventLog, work: (platform: Platform) => Promise<T>) =>
  copies.on(database, events, work);

async function dumped(): Promise<{ restoredInto(target: string): Promise<void> }> {
  const files = path.join(folder, 'dump');
  await mkdir(files);
  const { readInto } = await copied(url, files);
  return { restoredInto: readInto };
}

const lookedUp = async ({ pool }: Platform) =>
  (await pool.query('SELECT customer_id AS id FROM view_customer_lookup ORDER BY 1')).rows.map(
    ({ id }) => id as string,
  );

/**
 * Makes the older log longer than the newer one. It appends statistics events, which an EventStoreDB server also writes
 * by itself.
 */
function growBeyond(older: EventLog, newer: EventLog): void {
  const event = { type: '$statsCollected', contentType: 'application/json', customMetadata: new Uint8Array() };
  while ((older.all.at(-1)?.position ?? 0n) <= (newer.all.at(-1)?.position ?? 0n))
    older.append('$stats-127.0.0.1:2113', 'any', [
      { ...event, id: randomUUID(), data: Buffer.from(JSON.stringify({ cpu: '1'.repeat(500) })) },
    ]);
}

describe('PostgreSQL from before EventStoreDB', () => {
  test('cannot be opened or restored, because the keys of the newest persons are missing', async () => {
    const astrid = await on(url, log, (shop) => identified(shop, ASTRID));
    await on(url, log, caughtUp);
    const before = log.backup();
    const dump = await dumped();
    const nils = await on(url, log, (shop) => identified(shop, NILS));
    const { url: copy } = await copies.database();
    await dump.restoredInto(copy);

    await on(copy, log, async (shop) => {
      const why = /^1 events of 1 persons have no key in this database, the first CustomerIdentified of 2026-03-01T09/;
      await expect(refuseUnrestored(shop)).rejects.toThrow(why);
      await expect(restored(shop)).rejects.toThrow(LostKeys);
      await expect(shop.store.readStream(`customer-${nils}`)).rejects.toThrow('could not be loaded');
    });
    await on(copy, before, async (shop) => {
      await refuseUnrestored(shop);
      await restored(shop);
      await refuseUnrestored(shop);
      expect(await lookedUp(shop)).toEqual([astrid]);
    });
  });

  test('is noticed also with a database that knows no event yet', async () => {
    await on(url, log, (shop) => identified(shop, ASTRID));
    const { url: empty } = await copies.database();
    await on(empty, log, (shop) => expect(refuseUnrestored(shop)).rejects.toThrow(LostKeys));
  });

  test('is not assumed for events that a crash left unread, because their keys exist', async () => {
    const ids = [await on(url, log, (shop) => identified(shop, ASTRID))];
    await on(url, log, caughtUp);
    ids.push(await on(url, log, (shop) => identified(shop, NILS)));
    await on(url, log, async (shop) => {
      await refuseUnrestored(shop);
      await caughtUp(shop);
      expect(await lookedUp(shop)).toEqual(ids.sort());
    });
  });
});

describe('EventStoreDB from before PostgreSQL', () => {
  let older: EventLog;
  let astrid: string;
  beforeEach(async () => {
    astrid = await on(url, log, (shop) => identified(shop, ASTRID));
    await on(url, log, caughtUp);
    older = log.backup();
    for (const person of [NILS, EVA]) await on(url, log, (shop) => identified(shop, person));
    await on(url, log, caughtUp);
  });

  test('cannot be opened while its end lies below a checkpoint', async () => {
    await on(url, older, (shop) =>
      expect(refuseUnrestored(shop)).rejects.toThrow(
        /stands at \d+\/\d+ and the server is only at .* npm run restored/,
      ),
    );
  });

  test('cannot be opened after its own events have filled the log up again', async () => {
    growBeyond(older, log);
    await on(url, older, (shop) =>
      expect(refuseUnrestored(shop)).rejects.toThrow(/EventStoreDB has no .* at customer-.*@0; .* npm run restored/),
    );
  });

  test.each(['short', 'filled up again'])(
    'is read on from the last position that both know, with a log that is %s',
    async (how) => {
      if (how !== 'short') growBeyond(older, log);
      await on(url, older, async (shop) => {
        await restored(shop);
        await refuseUnrestored(shop);
        expect(await lookedUp(shop)).toEqual([astrid]);
        const views = new ProjectionRunner(
          shop.store,
          shop.pool,
          allProjections({ fingerprint: (kind, value) => shop.hash.of(kind, value) }),
        );
        await views.start();
        const nils = await identified(shop, NILS);
        expect(await views.waitFor('customer-lookup', await shop.store.head(), 30_000)).toBe(true);
        await views.stop();
        expect(await lookedUp(shop)).toEqual([astrid, nils].sort());
        const { rows } = await shop.pool.query('SELECT stream_id FROM event_place ORDER BY 1');
        expect(rows.map(({ stream_id }) => stream_id)).not.toContain(expect.stringMatching(EVA));
        expect(await shop.store.readCorrelation(randomUUID())).toEqual([]);
      });
    },
  );

  describe('PostgreSQL without the latest positions of its followers', () => {
    beforeEach(async () => {
      growBeyond(older, log);
      const end = older.stream(`customer-${astrid}`).at(-1)?.position;
      await on(url, log, async ({ pool }) => {
        await pool.query('DELETE FROM event_place WHERE position_commit > $1', [end]);
        await pool.query(`INSERT INTO follower_checkpoint (follower, version, position)
          SELECT 'reaction mails', 1, position FROM follower_checkpoint WHERE follower = 'customer-lookup'`);
      });
    });

    test('cannot be opened, because no record begins where a follower would continue', async () => {
      await on(url, older, (shop) =>
        expect(refuseUnrestored(shop)).rejects.toThrow(
          /stands at \d+\/\d+, where EventStoreDB has no event; .* npm run restored/,
        ),
      );
    });

    test('is read on from the newest event that both know', async () => {
      await on(url, older, async (shop) => {
        await restored(shop);
        await refuseUnrestored(shop);
        expect(await lookedUp(shop)).toEqual([astrid]);
        const { rows } = await shop.pool.query(
          `SELECT position FROM follower_checkpoint WHERE follower = 'reaction mails'`,
        );
        const heard = (await shop.store.readAll((rows[0] as { position: Position }).position)).events;
        expect(heard).toEqual([]);
      });
    });
  });
});
