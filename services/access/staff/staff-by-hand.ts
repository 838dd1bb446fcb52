import { randomBytes } from 'node:crypto';

import type pg from 'pg';

import { hashPassword } from './password/password.js';
import type { StaffAccounts } from './staff-accounts.js';
import { STAFF_ROLES, type StaffRole } from './staff.js';

/** Thrown when the command was not carried out. The message tells the operator why. */
export class NotDone extends Error {}

const USAGE = 'staff add <login> "<name>" support|operations | staff password <login> | staff remove <login>';
const LOGIN = /^[a-z0-9][a-z0-9._-]{1,63}$/;

/** `npm run staff`: manages staff accounts with passwords (SUP-01). A new password is printed once and not stored. */
export async function staffByHand(
  [what, login = '', ...more]: readonly string[],
  accounts: StaffAccounts,
  pool: pg.Pool,
): Promise<string> {
  if (!what || !LOGIN.test(login)) throw new NotDone(USAGE);
  if (what === 'add') return add(login, more, accounts, pool);
  if (what === 'password') return renew(login, pool);
  if (what === 'remove') return remove(login, pool);
  throw new NotDone(USAGE);
}

async function add(
  login: string,
  [name = '', role = '']: readonly string[],
  accounts: StaffAccounts,
  pool: pg.Pool,
): Promise<string> {
  if (!name.trim() || !isRole(role)) throw new NotDone(USAGE);
  const { rowCount } = await pool.query('SELECT FROM staff_account WHERE login = $1', [login]);
  if (rowCount) throw new NotDone(`${login} is taken`);
  const password = newPassword();
  await accounts.ensure({ login, name: name.trim(), role, password });
  return `${login} (${role}) may log in with ${password}`;
}

/**
 * Sets a new password, ends all sessions and forgets all devices, because another person may have known the old
 * password.
 */
async function renew(login: string, pool: pg.Pool): Promise<string> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const { rows } = await pool.query<{ id: string }>(
    'UPDATE staff_account SET password_hash = $2, failed_attempts = 0, locked_until = NULL WHERE login = $1 RETURNING id',
    [login, hash],
  );
  if (!rows[0]) throw new NotDone(`${login} is unknown`);
  await pool.query('DELETE FROM staff_session WHERE staff_id = $1', [rows[0].id]);
  await pool.query('DELETE FROM staff_device WHERE staff_id = $1', [rows[0].id]);
  return `${login} may log in with ${password}`;
}

async function remove(login: string, pool: pg.Pool): Promise<string> {
  const { rowCount } = await pool.query('DELETE FROM staff_account WHERE login = $1', [login]);
  if (!rowCount) throw new NotDone(`${login} is unknown`);
  return `${login} is removed and logged out; what they did stays in the history`;
}

function isRole(text: string): text is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(text);
}

function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
