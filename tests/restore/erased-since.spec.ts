import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { customer } from '../../domain/customer/index.js';
import { FORGOTTEN } from '../../domain/kernel/index.js';
import { EventLog } from '../../simulators/eventstoredb/event-log.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { restored } from '../../services/host/restore/restored.js';
import { refuseUnrestored } from '../../services/host/restore/unrestored.js';
import { caughtUp, Copies, erased, identified } from './copies.js';
import { copied } from './copied.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'] as const;

let folder: string;
let copies: Copies;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'algort-erased-'));
  copies = new Copies(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await copies.close();
  await rm(folder, { recursive: true });
});

/**
 * The dump is read on the same server, so all positions stay valid. Only the list of erasures shows who was erased
 * after the dump.
 */
describe.each(['PostgreSQL', 'EventStoreDB'] as const)('a person erased after the dump, on %s', (kind) => {
  let log: EventLog | null;
  let old: { readonly url: string; readonly log: EventLog | null };
  let astrid: string;
  let nils: string;
  beforeEach(async () => {
    log = kind === 'EventStoreDB' ? new EventLog() : null;
    const { url } = await copies.database();
    [astrid, nils] = await copies.on(url, log, async (shop) => {
      const ids = [await identified(shop, ASTRID), await identified(shop, NILS)] as const;
      await caughtUp(shop);
      return ids;
    });
    const files = path.join(folder, 'dump');
    await mkdir(files);
    const dump = await copied(url, files);
    old = { url: (await copies.database()).url, log: log?.backup() ?? null };
    await copies.on(url, log, (shop) => erased(shop, nils));
    await dump.readInto(old.url);
  });

  const nameOf = async ({ store }: Platform, id: string) =>
    (await store.readStream(`customer-${id}`)).map(({ data }) => (data as { firstName?: unknown }).firstName);

  const keysOf = async ({ pool }: Platform, id: string) => {
    const text = 'SELECT FROM person_key WHERE person = $1 AND wrapped_key IS NOT NULL';
    return (await pool.query(text, [`customer:${id}`])).rowCount;
  };

  test('stops a start until the copy was restored, and is then erased again with all keys', async () => {
    await copies.on(old.url, old.log, async (shop) => {
      await expect(refuseUnrestored(shop)).rejects.toThrow(
        'the keys of 1 erased persons are back; this is a restored copy: run npm run restored before anything else',
      );
      expect(await keysOf(shop, nils)).toBe(1);
      expect(await restored(shop)).toMatchObject({ erasedAgain: [nils] });
      await refuseUnrestored(shop);
      expect(await keysOf(shop, nils)).toBe(0);
      expect(await nameOf(shop, nils)).toContain(FORGOTTEN);
      expect(await shop.commands.load(customer, nils)).toMatchObject({ status: 'erased' });
      expect(await nameOf(shop, astrid)).toEqual(['Nils']);
    });
  });

  test('is erased by the next run when a run was cut short, and no shop starts in between', async () => {
    await copies.on(old.url, old.log, async (shop) => {
      vi.spyOn(shop.commands, 'handle').mockRejectedValueOnce(new Error('cut short'));
      await expect(restored(shop)).rejects.toThrow('cut short');
    });
    await copies.on(old.url, old.log, async (shop) => {
      await expect(refuseUnrestored(shop)).rejects.toThrow('the keys of 1 erased persons are back');
      expect(await restored(shop)).toMatchObject({ erasedAgain: [nils] });
      await refuseUnrestored(shop);
      expect(await keysOf(shop, nils)).toBe(0);
      expect(await shop.commands.load(customer, nils)).toMatchObject({ status: 'erased' });
    });
  });
});

test('a start repeats an erasure that EventStoreDB has and an older PostgreSQL lost', async () => {
  const log = new EventLog();
  const [{ url }, { url: copy }] = [await copies.database(), await copies.database()];
  const nils = await copies.on(url, log, async (shop) => {
    const id = await identified(shop, NILS);
    await caughtUp(shop);
    return id;
  });
  await (await copied(url, folder)).readInto(copy);
  await copies.on(url, log, (shop) => erased(shop, nils));
  await copies.on(copy, log, async (shop) => {
    await refuseUnrestored(shop);
    const [identifiedThen] = await shop.store.readStream(`customer-${nils}`);
    expect(identifiedThen?.data).toMatchObject({ firstName: FORGOTTEN, personNumber: FORGOTTEN });
  });
});

test('a start destroys a key that was listed but not destroyed before a crash, and reports it', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const guest = ['guest:0b0c4f1e-7b7e-4f0e-9a55-0d8f0a2b6f11', 'contact'] as const;
  const { url } = await copies.database();
  await copies.on(url, null, async (shop) => {
    await shop.keys.keyFor(...guest);
    await shop.destroyedKeys.note({ person: guest[0], purpose: guest[1] });
    await refuseUnrestored(shop);
    const { rows } = await shop.pool.query('SELECT destroyed_at IS NOT NULL AS gone FROM person_key');
    expect(rows).toEqual([{ gone: true }]);
    expect(warn.mock.calls.flat()).toEqual(['1 keys should have been destroyed earlier; they are destroyed now']);
    await refuseUnrestored(shop);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
