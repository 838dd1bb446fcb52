import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SystemClock } from '../../services/foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../services/foundation/database/testing.js';
import { SimulatorClaims } from '../../services/partners/simulated/simulator-claims.js';
import { StaffAccounts, type NewStaff } from '../../services/access/staff/staff-accounts.js';
import { testStaff } from '../../services/access/staff/test-staff.js';
import { WorkLocks } from '../../services/foundation/database/work-locks.js';

const KEYS = { MASTER_KEY: '8f3a17b2'.repeat(8), LOOKUP_KEY: '29d650ce'.repeat(8) };

const SIMULATED_PARTNERS = 'adyen,warehouse,mail,push,weather';

describe('a start that is impossible gives the reason in one line and ends with a failure', () => {
  let database: TestDatabase;
  let directory: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    directory = await mkdtemp(path.join(tmpdir(), 'algort-start-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('for a missing key', async () => {
    expect(await start({ SHOP_ENV: 'production' })).toEqual({
      code: 1,
      said: ['Älgört did not start: MASTER_KEY: is missing; 64 hexadecimal characters are required in production'],
    });
  });

  test('for a key that anyone could guess', async () => {
    const said = ['Älgört did not start: LOOKUP_KEY: is a default value; production needs one of its own'];
    expect(await start({ SHOP_ENV: 'production', ...KEYS, LOOKUP_KEY: '0'.repeat(64) })).toEqual({ code: 1, said });
  });

  test('for a partner’s secret that anyone could guess', async () => {
    const said = ['Älgört did not start: PUSH_API_KEY: is a default value; production needs one of its own'];
    expect(await start({ SHOP_ENV: 'production', ...KEYS, PUSH_API_KEY: 'secret' })).toEqual({ code: 1, said });
  });

  test('for an invalid setting', async () => {
    const { code, said } = await start({ PORT: 'three thousand' });
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Älgört did not start: PORT: /)]);
  });

  test('for a partner that would be simulated in production', async () => {
    const said = [
      'Älgört did not start: ADYEN_URL: is missing; production simulates no partner that SIMULATED_PARTNERS does not name ("adyen")',
    ];
    expect(await start({ PORT: '0', SHOP_ENV: 'production', ...KEYS, DATABASE_URL: database.url })).toEqual({
      code: 1,
      said,
    });
  });

  test('for an e-ID without its required certificate', async () => {
    const said = [
      'Älgört did not start: BANKID_URL: an https address needs a client certificate; set BANKID_CERT_FILE and BANKID_KEY_FILE, or BANKID_PFX_FILE',
    ];
    const settings = { SIMULATED_PARTNERS, BANKID_URL: 'https://appapi2.bankid.com/rp/v6.0' };
    expect(
      await start({ PORT: '0', SHOP_ENV: 'production', ...KEYS, ...settings, DATABASE_URL: database.url }),
    ).toEqual({ code: 1, said });
  });

  test('for a migration that has not been run', async () => {
    await database.pool.query(`DELETE FROM kysely_migration WHERE name = '0020-projections'`);
    const { code, said } = await start({
      PORT: '0',
      SHOP_ENV: 'production',
      ...KEYS,
      SIMULATED_PARTNERS,
      DATABASE_URL: database.url,
    });
    await database.pool.query(`INSERT INTO kysely_migration VALUES ('0020-projections', now()::text)`);
    expect({ code, said }).toEqual({
      code: 1,
      said: ['Älgört did not start: DATABASE_URL: migrations are missing (0020-projections); run npm run migrate'],
    });
  });

  test('for a database of the other environment', async () => {
    await database.pool.query(`INSERT INTO environment_mark (environment) VALUES ('local')`);
    await database.pool.query(
      `INSERT INTO person_key (person, purpose, destroyed_at) VALUES ('customer:1', 'identity', now())`,
    );
    const production = { SHOP_ENV: 'production', ...KEYS, SIMULATED_PARTNERS };
    const answer = await start({ PORT: '0', ...production, DATABASE_URL: database.url });
    await database.pool.query('TRUNCATE environment_mark, person_key');
    expect(answer).toEqual({
      code: 1,
      said: [
        'Älgört did not start: SHOP_ENV: is production, and the database belongs to a local shop; set SHOP_ENV=local or name another database',
      ],
    });
  });

  test('for a database with test staff, which was local before databases had marks', async () => {
    await new StaffAccounts(database.pool, new SystemClock()).ensure(testStaff[1] as NewStaff);
    const production = { SHOP_ENV: 'production', ...KEYS, SIMULATED_PARTNERS };
    const answer = await start({ PORT: '0', ...production, DATABASE_URL: database.url });
    const { rows } = await database.pool.query('SELECT environment FROM environment_mark');
    await database.pool.query('TRUNCATE environment_mark, staff_account CASCADE');
    expect({ ...answer, rows }).toEqual({
      code: 1,
      said: [
        'Älgört did not start: DATABASE_URL: holds the test account drift with the password that everybody knows; npm run staff -- remove drift',
      ],
      rows: [],
    });
  });

  test('for a partner that another process on the database simulates', async () => {
    const locks = new WorkLocks(database.url);
    const claims = new SimulatorClaims(locks, ['adyen']);
    await claims.hold();
    const { code, said } = await start({ PORT: '0', ROLES: 'worker', DATABASE_URL: database.url, SEED: 'none' });
    claims.release();
    await locks.close();
    await database.pool.query('TRUNCATE environment_mark, key_check');
    expect({ code, said }).toEqual({
      code: 1,
      said: [
        'Älgört did not start: ADYEN_URL: is not set, and another process on this database simulates adyen already; for several processes start npm run partners, and set in each of them what its file says',
      ],
    });
  });

  test('for a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      SEED: 'none',
    });
    other.close();
    expect({ code, said }).toEqual({
      code: 1,
      said: [`Älgört did not start: PORT: ${port} is taken; set PORT to a free one`],
    });
  });

  async function start(environment: Record<string, string>): Promise<{ code: number | null; said: string[] }> {
    const main = path.resolve('dist/shop/main.js');
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATA_DIR: directory, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    const lines = said.trim().split('\n');
    return { code, said: lines.map((line) => (JSON.parse(line) as { message: string }).message) };
  }
});
