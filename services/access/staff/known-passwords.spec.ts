import { afterAll, beforeAll, expect, test } from 'vitest';

import { SystemClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { refuseTestStaff } from './known-passwords.js';
import { staffByHand } from './staff-by-hand.js';
import { StaffAccounts, type NewStaff } from './staff-accounts.js';
import { testStaff } from './test-staff.js';

let database: TestDatabase;
let accounts: StaffAccounts;
beforeAll(async () => {
  database = await createTestDatabase();
  accounts = new StaffAccounts(database.pool, new SystemClock());
});
afterAll(() => database.close());

test('test staff are named and refused until their password is changed, or they are removed', async () => {
  await refuseTestStaff(database.pool);
  for (const staff of testStaff) await accounts.ensure(staff as NewStaff);
  await expect(refuseTestStaff(database.pool)).rejects.toThrow('DATABASE_URL: holds the test account drift');
  await staffByHand(['password', 'drift'], accounts, database.pool);
  await expect(refuseTestStaff(database.pool)).rejects.toThrow('DATABASE_URL: holds the test account farmaceut');
  for (const { login } of testStaff)
    if (login !== 'drift') await staffByHand(['remove', login], accounts, database.pool);
  await refuseTestStaff(database.pool);
});
