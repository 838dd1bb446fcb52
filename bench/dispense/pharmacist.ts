import { randomUUID } from 'node:crypto';

import { CHECK_POINTS } from '../../domain/prescription/dispensing/checks.js';
import { productCodeOf } from '../../domain/prescription/index.js';
import { Caller } from './caller.js';

/** A withdrawal in the queue, and the article whose pack is scanned. */
export interface Waiting {
  readonly dispensingId: string;
  readonly varuId: string;
}

const QUEUE = '/konsol/recept';

/** A pharmacist on duty, who has said why the prescriptions are opened. */
export async function pharmacistAt(url: string, login: string): Promise<Caller> {
  const staff = new Caller(url);
  await submitted(staff, '/konsol/logga-in', [
    ['login', login],
    ['password', `test-${login}`],
  ]);
  await submitted(staff, '/konsol/orsak?avdelning=dispensing&amne=', [['orsak', 'Expedierar dagens recept']]);
  await submitted(staff, QUEUE, [
    ['vad', 'borja'],
    ['commandId', randomUUID()],
  ]);
  return staff;
}

/** Opens a withdrawal, confirms each point, and hands out a pack that nobody has scanned before. */
export async function dispense(staff: Caller, { dispensingId, varuId }: Waiting): Promise<void> {
  const path = `${QUEUE}/${dispensingId}`;
  const { status } = await staff.get(path);
  if (status !== 200) throw new Error(`a withdrawal answered ${status}`);
  await submitted(staff, path, [
    ['vad', 'check'],
    ['commandId', randomUUID()],
    ['anteckning', ''],
    ...CHECK_POINTS.map((point) => ['punkt', point] as const),
  ]);
  const code = `01${productCodeOf(varuId)}17300331\u001d10L24\u001d21${randomUUID().slice(0, 12)}`;
  const { location } = await submitted(staff, path, [
    ['vad', 'dispense'],
    ['commandId', randomUUID()],
    ['kod', code],
  ]);
  if (!location.includes('klart=dispense')) throw new Error('a withdrawal was not dispensed');
}

async function submitted(staff: Caller, path: string, fields: readonly (readonly [string, string])[]) {
  const answer = await staff.submit(path, fields);
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`);
  return answer;
}
