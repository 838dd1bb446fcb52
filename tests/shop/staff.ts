import { randomUUID } from 'node:crypto';

import { Duties } from '../../services/care/duty/duties.js';
import type { DeskName } from '../../services/support/contract/desks.js';
import type { Answer, Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

export const REASON = 'Prövar konsolen noga';

type TestStaff = 'kundtjanst' | 'drift' | 'farmaceut' | 'farmaceut2';

/** Logs a staff member in, and gives a reason for each of these parts of the console. */
export async function staffAt(
  shop: Pick<TestShop, 'visitor'>,
  login: TestStaff,
  ...desks: readonly DeskName[]
): Promise<Shopper> {
  const staff = shop.visitor();
  await logInStaff(staff, login);
  for (const desk of desks) await giveReason(staff, desk);
  return staff;
}

export function logInStaff(staff: Shopper, login: TestStaff): Promise<Answer> {
  return staff.sendForm('/konsol/logga-in', { login, password: `test-${login}` });
}

export async function giveReason(staff: Shopper, desk: DeskName, subject = '', reason = REASON): Promise<Answer> {
  const asked = new URLSearchParams({ avdelning: desk, amne: subject });
  const answer = await staff.sendForm(`/konsol/orsak?${asked}`, { orsak: reason });
  if (answer.status !== 302) throw new Error(`the reason was refused: ${answer.status}`);
  return answer;
}

/** Begins the shift of a pharmacist, who sees what is prescribed only on duty. */
export async function beginDuty(shop: Pick<TestShop, 'app' | 'platform'>, login: TestStaff): Promise<void> {
  const { rows } = await shop.platform.pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM staff_account WHERE login = $1',
    [login],
  );
  const [{ id: staffId, name }] = rows as [{ id: string; name: string }];
  await shop.app.get(Duties).set({ staffId, login, name, role: 'pharmacist' }, true, randomUUID());
}
