import pg from 'pg';

import { START, type Uuid } from '../../../domain/kernel/index.js';
import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { EMBEDDED_USE } from '../../foundation/database/embedded-use.js';
import { Erasure } from '../../person/erasure/erasure.js';
import { Forgetting } from '../../person/erasure/forgetting.js';
import { PurchasesOf } from '../../person/erasure/purchases-of.js';
import { MemberOf } from '../../person/member/member-of.js';
import type { Platform } from '../../foundation/platform/platform.js';
import { Sessions } from '../../access/session/sessions.js';
import { endOfCommonLog } from './common-log.js';
import { refuseLostKeys } from './lost-keys.js';
import { moveBehindEnd } from './move-behind-end.js';
import { renumberEvents } from './renumber-events.js';
import { setBackJobs } from './set-back-jobs.js';
import { customerOf, keysThatAreBack } from './unrestored.js';

const REASON = 'Raderingen är gjord om efter att en säkerhetskopia lästs tillbaka';
const APPLICATION = 'restored';
const VIEW_WAIT_MS = 600_000;

/**
 * After the dump, customers and partners received more numbers. Those must never be assigned again, so a range of
 * numbers is skipped.
 */
const NUMBERS_SKIPPED = 10_000;
const SERIES = ['order_number', 'member_number'];

export interface Restored {
  readonly events: number;
  readonly erasedAgain: readonly Uuid[];
}

/**
 * Prepares a restored database for its first start. It may be run again.
 * @throws Error while a shop uses the database, LostKeys when keys of persons are missing
 */
export async function restored(platform: Platform): Promise<Restored> {
  if (platform.config.eventStoreUrl) await refuseLostKeys(platform.store, START);
  const events = await resetPositions(platform);
  await endSessions(platform.pool);
  const views = new ProjectionRunner(platform.store, platform.pool, projectionsOf(platform));
  await views.start();
  try {
    if (platform.config.eventStoreUrl) await views.rebuild(projectionsOf(platform).map(({ name }) => name));
    return { events, erasedAgain: await eraseAgain(platform, views) };
  } finally {
    await views.stop();
  }
}

function projectionsOf({ hash }: Platform) {
  return allProjections({ fingerprint: (kind, value) => hash.of(kind, value) });
}

async function resetPositions({ config, store, databaseUrl, pool }: Platform): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: APPLICATION });
  await client.connect();
  try {
    await refuseBesideShop(client, pool.totalCount);
    const end = config.eventStoreUrl ? await endOfCommonLog(pool, store) : null;
    await client.query('BEGIN');
    const events = end ? await moveBehindEnd(client, end) : await renumberEvents(client);
    if (end) await setBackJobs(client, store);
    // An empty value makes the next start rebuild the search index.
    await client.query(`UPDATE search_state SET indexed = ''`);
    for (const series of SERIES)
      await client.query(`SELECT setval('${series}', nextval('${series}') + ${NUMBERS_SKIPPED})`);
    await client.query('COMMIT');
    return events;
  } finally {
    await client.end();
  }
}

/**
 * Refuses to work while a shop is connected.
 * @param own this tool's other connections, including the one that keeps an embedded server running
 */
async function refuseBesideShop(client: pg.Client, own: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'algort%' AND application_name <> $1`,
    [EMBEDDED_USE],
  );
  const count = (rows[0]?.count ?? 0) - own;
  if (count > 0) throw new Error(`a shop has ${count} connections to this database: stop it first`);
}

/**
 * Ends the sessions of customers and staff, because some may have been logged out after the dump. Guests keep their
 * carts.
 */
async function endSessions(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM session WHERE customer_id IS NOT NULL');
  await pool.query('DELETE FROM login_attempt');
  await pool.query('DELETE FROM staff_session');
}

/**
 * Repeats the erasures since the dump, also for persons whose orders are open again after the restore. A customer's
 * keys are destroyed only after the erasure is recorded. So a repeated call still finds the customer when this call is
 * interrupted.
 */
async function eraseAgain(platform: Platform, views: ProjectionRunner): Promise<readonly Uuid[]> {
  const { commands, keys, pool, db, clock, store } = platform;
  const back = await keysThatAreBack(platform);
  const head = await store.head();
  for (const { name } of projectionsOf(platform))
    if (!(await views.waitFor(name, head, VIEW_WAIT_MS))) throw new Error(`view ${name} does not catch up`);
  const forgetting = new Forgetting(pool, db, keys, commands, new Sessions(pool, clock));
  const erasure = new Erasure(commands, new PurchasesOf(views, store, db), new MemberOf(commands), forgetting, clock);
  const erased: Uuid[] = [];
  for (const customerId of new Set(back.flatMap(customerOf)))
    if (await erasure.eraseAgain({ customerId, reason: REASON }, newContext({ kind: 'system', id: 'restored' })))
      erased.push(customerId);
  for (const { person, purpose } of back) await keys.destroy(person, purpose);
  return erased;
}
