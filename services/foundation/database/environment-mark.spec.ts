import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { claimDatabase, refuseOtherEnvironment } from './environment-mark.js';
import { createTestDatabase, type TestDatabase } from './testing.js';

const BELONGS_TO_LOCAL =
  'SHOP_ENV: is production, and the database belongs to a local shop; set SHOP_ENV=local or name another database';
const BELONGS_TO_PRODUCTION =
  'SHOP_ENV: is local, and the database belongs to a production shop; set SHOP_ENV=production or name another database';

describe('a database', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  beforeEach(() => database.pool.query('TRUNCATE environment_mark, person_key'));
  afterAll(() => database.close());

  test('of a production shop cannot be opened by a local shop', async () => {
    await claimDatabase(database.pool, 'production');
    await knowsSomebody();
    await expect(claimDatabase(database.pool, 'local')).rejects.toThrow(BELONGS_TO_PRODUCTION);
    await expect(refuseOtherEnvironment(database.pool, 'local')).rejects.toThrow(BELONGS_TO_PRODUCTION);
    await claimDatabase(database.pool, 'production');
  });

  test('of a local shop cannot be opened in production', async () => {
    await claimDatabase(database.pool, 'local');
    await knowsSomebody();
    await expect(claimDatabase(database.pool, 'production')).rejects.toThrow(BELONGS_TO_LOCAL);
  });

  test('without events can be marked again', async () => {
    await claimDatabase(database.pool, 'local');
    await claimDatabase(database.pool, 'production');
    await knowsSomebody();
    await expect(claimDatabase(database.pool, 'local')).rejects.toThrow(BELONGS_TO_PRODUCTION);
  });

  test('without a mark can be read by both, as before its migration', async () => {
    await refuseOtherEnvironment(database.pool, 'production');
    await database.pool.query('ALTER TABLE environment_mark RENAME TO not_yet');
    await refuseOtherEnvironment(database.pool, 'local');
    await database.pool.query('ALTER TABLE not_yet RENAME TO environment_mark');
  });

  function knowsSomebody(): Promise<unknown> {
    return database.pool.query(
      `INSERT INTO person_key (person, purpose, destroyed_at) VALUES ('customer:1', 'identity', now())`,
    );
  }
});
