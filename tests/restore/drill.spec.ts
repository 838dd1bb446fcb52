import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { generateCatalogue, generatedArrivals } from '../../seed/catalogue/index.js';
import { stock } from '../../services/shop/catalogue/stocking/stock.js';
import { SystemClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { freePort, startEmbedded, type EmbeddedDatabase } from '../../services/foundation/database/embedded.js';
import { Erasure } from '../../services/person/erasure/erasure.js';
import { EventLog } from '../../simulators/eventstoredb/event-log.js';
import { EventStoreServer } from '../../simulators/eventstoredb/event-store-server.js';
import { storedPositions } from '../../services/host/restore/stored-positions.js';
import { startShop, type Shop } from '../../services/host/shop.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { tellWarehouse } from '../shop/shop-beside.js';
import { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { waysOfDumping, type Dump } from './dump.js';

const ASTRID = '198507099805';
const NILS = '198507099813';
const KEYS = { MASTER_KEY: '5'.repeat(64), LOOKUP_KEY: '6'.repeat(64) };
const PROFILE = {
  ...{
    FirstName: 'Nils',
    LastName: 'Sandberg',
    StreetAddress: 'Hornsgatan 3',
    PostCode: '118 20',
    PostOrt: 'Stockholm',
  },
  ...{ EmailAddress: 'nils.sandberg@exempel.se', MobileNumber: '070-222 33 44', ResetEmailVerificationPeriod: false },
};

const ways = await waysOfDumping(process.env.TEST_DATABASE_URL?.split(' ')[0] ?? '');

describe.each(['PostgreSQL', 'EventStoreDB'] as const)('a shop on %s', (kind) => {
  let folder: string;
  let before: TestShop;
  let log: EventLog | null = null;
  let backup: EventLog | null = null;
  const servers: EventStoreServer[] = [];
  const dumps = new Map<string, Dump>();
  let listed: string;
  let nilsId: string;
  let kept: string;
  let lost: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'algort-restore-'));
    if (kind === 'EventStoreDB') log = new EventLog();
    listed = path.join(folder, 'destroyed-keys');
    const settings = { ...KEYS, DESTROYED_KEYS_FILE: listed, ...(await eventStoreOf(log)) };
    before = await startTestShop({ products: 0, settings });
    await stock(before.platform, generatedArrivals(generateCatalogue({ size: 60 })));
    await until(async () => (await before.varuIds()).length > 0);
    await useTransactions(before);
    const [astrid, nils] = [before.visitor(), before.visitor()];
    await astrid.logIn(ASTRID);
    await nils.logIn(NILS);
    await nils.post('/api/userprofile/updateprofile', PROFILE);
    nilsId = await before.customerId(NILS);
    kept = await bought(astrid, before);
    // The events must be backed up before PostgreSQL. An earlier dump of PostgreSQL would lack the keys of the newest
    // events.
    backup = log?.backup() ?? null;
    const between = await bought(before.visitor(), before);
    for (const [nth, { name, dump }] of ways.entries()) {
      const files = path.join(folder, `dump-${nth}`);
      await mkdir(files);
      dumps.set(name, await dump(before.platform.databaseUrl, files));
    }
    lost = kind === 'EventStoreDB' ? between : await bought(before.visitor(), before);
    const erased = await before.app
      .get(Erasure, { strict: false })
      .erase({ customerId: nilsId, reason: 'Begäran' }, newContext({ kind: 'system', id: 'test' }));
    expect(erased).toMatchObject({ ok: true });
    expect(await unregistered(before)).toEqual([]);
    await before.stop();
  }, 300_000);
  afterAll(async () => {
    for (const server of servers) server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function eventStoreOf(events: EventLog | null): Promise<Record<string, string>> {
    if (!events) return {};
    const server = new EventStoreServer(events);
    await server.restart();
    servers.push(server);
    return { EVENTSTORE_URL: server.url };
  }

  describe.each(ways.map(({ name }, nth) => ({ name, nth })))(
    'restored by $name into a new cluster',
    ({ name, nth }) => {
      let cluster: EmbeddedDatabase;
      let settings: Record<string, string>;
      let shop: Shop;

      beforeAll(async () => {
        cluster = await startEmbedded({ directory: path.join(folder, `postgres-${nth}`) });
        await dumps.get(name)?.readInto(cluster.url);
        const list = path.join(folder, `destroyed-keys-${nth}`);
        await copyFile(listed, list);
        settings = { ...KEYS, DESTROYED_KEYS_FILE: list, ...(await eventStoreOf(backup?.backup() ?? null)) };
      });
      afterAll(async () => {
        await shop?.stop();
        await cluster?.stop();
      });

      async function environment(): Promise<Record<string, string>> {
        const port = String(await freePort());
        const address = { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}` };
        return { ...settings, ...address, DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, `data-${nth}`) };
      }

      async function open(): Promise<Shop> {
        const config = readConfig(await environment());
        const delays = { dispatchAfterMs: null, deliverAfterMs: null };
        return startShop({
          config,
          clock: new SystemClock(),
          webBuild: null,
          environment: { SEED: 'none' },
          ...delays,
        });
      }

      async function tool(command: string, ...args: readonly string[]): Promise<{ said: string; code: number }> {
        const env = {
          PATH: process.env.PATH ?? '',
          NODE_ENV: 'production',
          ...(await environment()),
        } as NodeJS.ProcessEnv;
        const running = spawn(
          process.execPath,
          [path.resolve(`dist/server/services/host/commands/${command}.js`), ...args],
          {
            env,
          },
        );
        const [out, fault, [code]] = await Promise.all([
          text(running.stdout),
          text(running.stderr),
          once(running, 'exit'),
        ]);
        return { said: (out + fault).trim(), code: code as number };
      }

      test('cannot be opened until it is marked as a copy', async () => {
        await expect(open()).rejects.toThrow(/run npm run restored before anything else/);
        const refused = await tool('job', 'levels', '2026-11-20');
        expect(refused).toEqual({ code: 1, said: expect.stringMatching(/run npm run restored/) });
      });

      test('becomes one that can be opened, in one step that may be repeated', async () => {
        expect(await tool('restored')).toEqual({
          code: 0,
          said: expect.stringMatching(/1 persons were erased again\. The shop may be started\.$/),
        });
        expect(await tool('restored')).toEqual({
          code: 0,
          said: expect.stringMatching(/; 0 persons were erased again\./),
        });
        shop = await open();
        const beside = await tool('restored');
        expect(beside).toEqual({
          code: 1,
          said: expect.stringMatching(/^a shop has \d+ connections to this database/),
        });
      });

      test('sells: orders are confirmed, sent to the warehouse, mailed and captured', async () => {
        const orderId = await bought(new Shopper(shop.platform.config.publicUrl), shop);
        await until(async () =>
          (shop.partners.simulated.mail?.list() ?? []).some(({ subject }) => /Orderbekräftelse/.test(subject)),
        );
        await until(() =>
          tellWarehouse(shop.partners, orderId, 'dispatched').then(
            () => true,
            () => false,
          ),
        );
        await until(() =>
          has(shop, `SELECT FROM view_order_payment WHERE order_id = $1 AND status = 'captured'`, orderId),
        );
      });

      test('keeps customers erased who were erased after the dump, and knows the others', async () => {
        const commands = shop.app.get(CommandHandling);
        expect(await commands.load(customer, nilsId)).toMatchObject({ status: 'erased' });
        const { rows } = await shop.platform.pool.query(
          `SELECT purpose FROM person_key WHERE person = $1 AND wrapped_key IS NOT NULL AND purpose <> 'bookkeeping'`,
          [`customer:${nilsId}`],
        );
        expect(rows).toEqual([]);
        const nils = new Shopper(shop.platform.config.publicUrl);
        await nils.logIn(NILS);
        expect((await nils.get('/api/userprofile/profile')).body).toMatchObject({ Result: { Email: '' } });
        const astrid = new Shopper(shop.platform.config.publicUrl);
        await astrid.logIn(ASTRID);
        expect((await astrid.get('/api/userprofile/profile')).body).toMatchObject({ Result: { FirstName: 'Astrid' } });
      });

      test('has views that equal its log, and nothing that was lost', async () => {
        const order = 'SELECT FROM view_order_tracking WHERE order_id = $1';
        expect([await has(shop, order, kept), await has(shop, order, lost)]).toEqual([true, false]);
        const views = shop.app.get(ProjectionRunner, { strict: false });
        for (const { name } of allProjections({ fingerprint: (of, value) => shop.platform.hash.of(of, value) }))
          expect({ name, ...(await views.verify(name)).comparison }).toMatchObject({ name, differences: 0 });
      });
    },
  );
});

async function bought(shopper: Shopper, { platform }: Pick<Shop, 'platform'>): Promise<string> {
  const { rows } = await platform.pool.query<{ varu_id: string }>(
    `SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 5 ORDER BY varu_id LIMIT 1`,
  );
  const { body } = await purchase(shopper, { varuId: rows[0]?.varu_id ?? '' });
  const { purchaseOrderId: orderId } = body as unknown as { purchaseOrderId: string };
  await until(() =>
    has({ platform }, 'SELECT FROM view_order_tracking WHERE order_id = $1 AND confirmed_at IS NOT NULL', orderId),
  );
  return orderId;
}

async function has({ platform }: Pick<Shop, 'platform'>, query: string, id: string): Promise<boolean> {
  return (await platform.pool.query(query, [id])).rowCount === 1;
}

/** Uses up transaction ids. The ids of an old server are far higher than those of the new server that gets its data. */
async function useTransactions({ platform }: Shop): Promise<void> {
  await platform.pool.query(
    'DO $$ BEGIN FOR nth IN 1..20000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$',
  );
}

/** Returns the columns that hold a position of the event log but are unknown to `npm run restored`. */
async function unregistered({ platform: { pool } }: Shop): Promise<readonly string[]> {
  const known = new Set(
    (await storedPositions(pool)).flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  );
  // `npm run restored` knows this column too, but handles it separately.
  known.add('search_state.indexed');
  const { rows } = await pool.query<{ table: string; column: string }>(`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'json', 'jsonb', 'xid8')
      AND NOT (c.table_name = 'event' AND c.column_name = 'transaction_id')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    if (known.has(`${table}.${column}`)) continue;
    const { rowCount } = await pool.query(
      `SELECT FROM "${table}" WHERE "${column}"::text ~ '(^|["/])\\d{3,}/\\d+("|$)' LIMIT 1`,
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}
