import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { addDays, stockholmDate } from '../../domain/kernel/index.js';
import { allEventDefinitions } from '../../domain/slices.js';
import { guarded } from '../foundation/log/guarded.js';
import { Catalogue } from '../shop/catalogue/catalogue.js';
import { Search } from '../shop/search/search.js';
import type { Clock } from '../foundation/clock.js';
import { InvalidConfiguration, type Config } from '../foundation/config/config.js';
import { connect, SHOP_LIMITS } from '../foundation/database/connection.js';
import { claimDatabase, refuseOtherEnvironment } from '../foundation/database/environment-mark.js';
import { claimKeys } from '../foundation/keys/key-check.js';
import { migrate, pendingMigrations } from '../foundation/database/migrate.js';
import { noteEventVersions, refuseNewerRelease } from '../foundation/database/newer-release.js';
import type { Ending } from './ending.js';
import { createHttpApp, type PageHandler } from './http-app.js';
import { ReadinessWatch } from './monitoring/readiness.js';
import { readPartners } from '../partners/config.js';
import { SimulatorClaims } from '../partners/simulated/simulator-claims.js';
import { startPartners, type Partners } from '../../simulators/simulators.js';
import { openDatabase, openPlatform, type Platform } from '../foundation/platform/platform.js';
import { pageHandler, type ImportPages } from './web/page-handler.js';
import { refuseUnrestored } from './restore/unrestored.js';
import { refuseTestStaff } from '../access/staff/known-passwords.js';
import { testStaff } from '../access/staff/test-staff.js';
import { Worker } from '../foundation/worker/worker.js';

export interface ShopOptions {
  readonly config: Config;
  readonly clock: Clock;
  /** The directory of the built pages. Null serves the API alone. */
  readonly webBuild: string | null;
  /** Imports the pages of that build. Without it, they are imported from the directory of the build. */
  readonly importPages?: ImportPages;
  /** Serves the pages from their sources instead of the build (scripts/dev-shop.js). */
  readonly pages?: (app: NestFastifyApplication) => PageHandler;
  /** The delay of the simulated dispatch. With null the warehouse simulator waits for an instruction. */
  readonly dispatchAfterMs?: number | null;
  readonly deliverAfterMs?: number | null;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Gets the parts of the shop that must be stopped when the process ends during the start. */
  readonly ending?: Pick<Ending, 'with'>;
}

export interface Shop {
  readonly app: NestFastifyApplication;
  readonly platform: Platform;
  readonly partners: Partners;
  readonly url: string;
  /** The URLs and test log-ins that `npm start` prints. */
  readonly greeting: string;
  /** Resolved when all work of the start is done. The products are still read into memory after the shop has opened. */
  readonly settled: Promise<void>;
  stop(): Promise<void>;
}

const NO_ENDING: Pick<Ending, 'with'> = { with: () => () => undefined };

/** The part of the shutdown time in which requests may finish. */
const CLIENTS_SHARE = 0.5;

/** Starts everything in one process: database, simulators, shop, API, console, worker. */
export async function startShop({
  config,
  clock,
  webBuild,
  importPages,
  environment = process.env,
  ending = NO_ENDING,
  pages: given,
  ...delays
}: ShopOptions): Promise<Shop> {
  const production = config.environment === 'production';
  // The partners' settings are read first, because a started database would keep running after a failure here.
  const { toSimulate } = readPartners(environment, { production });
  await probePort(config);
  const database = await openDatabase(config);
  ending.with('the database', database.stop);
  const platform = await openPlatform(config, clock, database.url, SHOP_LIMITS);
  await prepare(platform);
  const claims = new SimulatorClaims(platform.locks, toSimulate);
  await refuseUnrestored(platform)
    .then(() => claims.hold())
    .catch(async (refused: unknown) => {
      await platform.close();
      await database.stop();
      throw refused;
    });
  await seedIfEmpty(platform, environment, ending);
  const partners = await startPartners({
    environment,
    shopUrl: `http://127.0.0.1:${config.port}`,
    adyenPagesUrl: '/partner/adyen',
    production,
    frejaReturnUrl: '/login-status',
    dataDir: path.join(config.dataDirectory, 'partners'),
    now: () => new Date(clock.now()),
    ...delays,
  });
  const pages = given ?? (webBuild ? await pageHandler(webBuild, importPages) : noPages);
  const app = await createHttpApp(platform, partners, pages);
  await app.init();
  if (config.roles.includes('worker')) await app.get(Worker).start();
  await app.listen(config.port, config.host);
  const url = `http://localhost:${config.port}`;
  const stop = async (): Promise<void> => {
    app.get(ReadinessWatch).stopping();
    // The part of the shutdown time for requests is over. The rest of the time is for the background work.
    const timer = setTimeout(
      guarded('slow clients', () => void (app.getHttpServer() as Server).closeAllConnections()),
      config.stopWithinMs * CLIENTS_SHARE,
    );
    await app.close().finally(() => clearTimeout(timer));
    await partners.close();
    claims.release();
    await platform.close();
    await database.stop();
  };
  const settled = app.get(Search).complete;
  return { app, platform, partners, url, greeting: greeting(url, config), settled, stop };
}

/** Fills the database of a new clone with products, and customers with a history. `SEED=none` leaves it empty. */
async function seedIfEmpty(
  platform: Platform,
  { SEED }: Readonly<Record<string, string | undefined>>,
  ending: Pick<Ending, 'with'>,
): Promise<void> {
  if (SEED === 'none' || platform.config.environment === 'production') return;
  const { clearCutShort } = await import('../../seed/prepare.js');
  if (!(await clearCutShort(platform)) && (await new Catalogue(platform.db).size()) > 0) return;
  // The seed code is imported only here, because a shop with data does not need it.
  const [{ seedShop }, { progressLine }, { SMALL_SET }] = await Promise.all([
    import('../../seed/seed-shop.js'),
    import('../../seed/progress.js'),
    import('../../seed/request.js'),
  ]);
  const over = ending.with('the made-up past', async () => void process.stdout.write(CUT_SHORT));
  const until = addDays(stockholmDate(platform.clock.now()), -1);
  await seedShop(platform, {
    customers: SMALL_SET,
    seed: 1,
    until,
    onProgress: (progress) => process.stdout.write(`\r${progressLine(progress)}`),
  });
  over();
  process.stdout.write('\n');
}

const CUT_SHORT =
  '\nStopped while the shop was filled. Nothing of its made-up past is kept: the next start clears it and begins again.\n';

const noPages = () => (_request: unknown, response: ServerResponse) => void response.writeHead(404).end();

/** Reports a used port before the database is started and filled. */
async function probePort({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  await new Promise((resolve) => probe.close(resolve));
}

/** Migrates at the start, except in production, which migrates in a separate step. */
async function prepare({ config, db, pool, databaseUrl }: Platform): Promise<void> {
  await refuseNewerRelease(db, allEventDefinitions);
  const pending = config.environment === 'production' ? await pendingMigrations(db) : [];
  if (pending.length > 0)
    throw new InvalidConfiguration(`DATABASE_URL: migrations are missing (${pending.join(', ')}); run npm run migrate`);
  if (config.environment !== 'production') await migrateInItsOwnTime(databaseUrl);
  await refuseOtherEnvironment(pool, config.environment);
  if (config.environment === 'production') await refuseTestStaff(pool);
  await claimDatabase(pool, config.environment);
  await claimKeys(pool, config);
  await noteEventVersions(db, allEventDefinitions);
}

/** Migrates with a connection of its own. A migration may take longer than the statement timeout of page queries. */
async function migrateInItsOwnTime(databaseUrl: string): Promise<void> {
  const tool = connect(databaseUrl, 2);
  await migrate(tool.db).finally(() => tool.close());
}

function greeting(url: string, { testPersons, consoleHost, consoleUrl }: Config): string {
  const lines = [
    `Älgört is open: ${url}`,
    `  console   ${consoleHost ? consoleUrl : url}/konsol`,
    `  API       ${url}/api/docs`,
  ];
  const staff = testStaff.map(({ login, password }) => `${login} / ${password}`).join(', ');
  const logIns = [`  log in    ${url}/init-login, any of the test persons`, `  staff     ${staff}`];
  return [...lines, ...(testPersons ? logIns : [])].join('\n');
}
