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
