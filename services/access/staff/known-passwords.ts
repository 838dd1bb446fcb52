import type pg from 'pg';

import { InvalidConfiguration } from '../../foundation/config/invalid-configuration.js';
import { isPassword } from './password/password.js';
import { testStaff } from './test-staff.js';

/**
 * Refuses test staff, whose passwords are public. A database that was once local may hold them.
 * @throws InvalidConfiguration
 */
export async function refuseTestStaff(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ login: string; password_hash: string }>(
    'SELECT login, password_hash FROM staff_account WHERE login = ANY ($1) ORDER BY login',
    [testStaff.map(({ login }) => login)],
  );
  for (const { login, password_hash } of rows) {
    const known = testStaff.find((each) => each.login === login)?.password ?? '';
    if (await isPassword(known, password_hash))
      throw new InvalidConfiguration(
        `DATABASE_URL: holds the test account ${login} with the password that everybody knows; npm run staff -- remove ${login}`,
      );
  }
}
