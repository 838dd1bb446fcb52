import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort, startEmbedded } from '../../services/foundation/database/embedded.js';
import { startBankIdSimulator } from '../../simulators/bankid/start.js';
import { SESSION_COOKIE } from '../../services/access/session/session.js';
import type { Measured } from '../figures.js';
import { startShop } from '../shop/shop-process.js';
import { withPlatform, type StepInput } from '../step.js';
import { asking, type Asked } from './browsers.js';
import { liveSessions } from './live-sessions.js';
import { startedLogins } from './started-logins.js';

const CLIENTS = 32;
const WARM_UP_SECONDS = 5;
/**
 * The number of open log-ins. At the target rate, each is polled once a second, as by a page that is open in two tabs.
 */
const LOGINS = 1_500;
/**
 * The warm-up in seconds. Some e-ID requests expire while the last log-ins are started, and the shop renews these
 * requests during the warm-up.
 */
const LOGIN_WARM_UP_SECONDS = 10;
/** Each simulated person was active at most this many seconds ago. */
const LAST_ACTIVE_SECONDS = 10;
/** Milliseconds to wait for the last responses before the shop closes. */
const LAST_ANSWERS_MS = 1_000;

/** Measures the two calls that each open page repeats, with very many sessions. */
export default async function askSession(input: StepInput): Promise<Measured> {
  const directory = path.join(input.directory, 'session');
  const tokens = await withSessions(input, directory);
  // The simulator runs in its own process, because its work is done by BankID and not by the shop.
  const bankId = await startBankIdSimulator();
  const shop = await startShop(directory, await freePort(), { SEED: 'none', BANKID_URL: bankId.url });
  try {
    const { seconds } = input.sizes;
    const heartbeat = {
      ...{ url: shop.url, clients: CLIENTS, expected: '"CustomerType":"known"' },
      path: () => `/api/heartbeat/check?lastActiveSecondsAgo=${Math.floor(Math.random() * LAST_ACTIVE_SECONDS)}`,
      cookies: tokens.map((token) => `${SESSION_COOKIE}=${token}`),
    };
    await asking({ ...heartbeat, seconds: WARM_UP_SECONDS });
    const beating = await asking({ ...heartbeat, seconds });
    const status = {
      url: shop.url,
      clients: CLIENTS,
      expected: '"result":"Pending"',
      path: () => '/sessionapi/v1/grandid/checkstatus',
      cookies: await startedLogins(shop.url, LOGINS),
    };
    await asking({ ...status, seconds: LOGIN_WARM_UP_SECONDS });
    const polling = await asking({ ...status, seconds });
    return {
      figures: { 'heartbeat.rps': beating.perSecond, 'loginStatus.rps': polling.perSecond },
      notes: {
        'heartbeat.sessions': tokens.length,
        ...notes('heartbeat', beating),
        'loginStatus.attempts': LOGINS,
        ...notes('loginStatus', polling),
        'session.rssMb': await shop.rssMb(),
      },
    };
  } finally {
    await pause(LAST_ANSWERS_MS);
    await shop.stop();
    await bankId.close();
  }
}

async function withSessions(input: StepInput, directory: string): Promise<readonly string[]> {
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  try {
    return await withPlatform({ ...input, directory, databaseUrl: database.url }, ({ pool }) =>
      liveSessions(pool, input.sizes.sessions),
    );
  } finally {
    await database.stop();
  }
}

function notes(name: string, { refused, p50Ms, p99Ms }: Asked): Measured['notes'] {
  return { [`${name}.refused`]: refused, [`${name}.p50Ms`]: p50Ms, [`${name}.p99Ms`]: p99Ms };
}
