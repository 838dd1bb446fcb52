import { customer, type ConsentCode } from '../../domain/customer/index.js';
import { atStockholm, type BusinessDate, type Uuid } from '../../domain/kernel/index.js';
import type { Prescription } from '../../domain/prescription/index.js';
import { reminder, type Reminder } from '../../domain/reminder/index.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { SYSTEM, type CommandContext } from '../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Life } from '../timetable.js';
import type { Visit } from './visit.js';
import type { World } from './world.js';

/** RMD-06: a channel as the codes of consents name it. */
export type ReminderChannel = 'Email' | 'Sms' | 'Push';
const CHANNELS = ['Email', 'Sms', 'Push'] as const satisfies readonly ReminderChannel[];
/** When reminders leave. The night's quiet hours are over. */
const LEAVES = '09:05';
const TOPICS = ['HighCostProtection', 'TimeToRenewPrescription', 'NewPrescription'] as const;

/**
 * RMD-01: who sees prescriptions chooses the first time what to be reminded of. Each new reminder goes on beside the
 * customer's other actions.
 */
export async function keepInMind(visit: Visit, list: readonly Prescription[]): Promise<void> {
  const { customerId, world } = visit;
  if (!customerId || list.length === 0 || !(await choose(visit, customerId))) return;
  const { commands } = world.floor;
  const before = await commands.load(reminder, customerId);
  const keys = list.map(({ ordinationId }) => prescriptionKey(customerId, ordinationId));
  await world.care.recomputing.of(customerId, keys, visit.context());
  const { reminders } = await commands.load(reminder, customerId);
  for (const one of Object.values(reminders))
    if (before.reminders[one.reminderId]?.phase !== 'planned' && one.phase === 'planned')
      await visit.self.begin(reminded(world, customerId, one));
}

/** Returns whether the customer lets the shop keep prescriptions. About one in five does not. */
async function choose(visit: Visit, customerId: Uuid): Promise<boolean> {
  const { commands, clock } = visit.world.floor;
  const { consents } = await commands.load(customer, customerId);
  if (consents['RrdGivare']) return consents['RrdGivare'].given;
  const wish = Number.parseInt(visit.self.root.slice(0, 2), 16);
  if (wish % 5 === 0) return false;
  const channels = [...(wish % 7 > 0 ? ['Email' as const] : []), ...(wish % 2 ? ['Sms' as const] : ['Push' as const])];
  const codes: readonly ConsentCode[] = [
    ...(['RrdGivare', 'RrdVardnadshavare'] as const),
    ...channels.flatMap((channel) => TOPICS.map((topic) => `Reminders${channel}${topic}` as const)),
  ];
  for (const code of codes) {
    const command = { type: 'GiveConsent', code, textVersion: '2024-01', at: clock.now() } as const;
    await commands.handle(customer, customerId, command, visit.context());
  }
  if (wish % 2 === 0) await showNotices(visit, customerId);
  return true;
}

/** RMD-01: a test person chooses exactly these channels. The prescriptions are kept, also with none. */
export async function chooseReminders(visit: Visit, wanted: readonly ReminderChannel[]): Promise<void> {
  const { customerId, world } = visit;
  if (!customerId) return;
  const { commands, clock } = world.floor;
  const { consents } = await commands.load(customer, customerId);
  const codesOf = (channels: readonly ReminderChannel[]) =>
    channels.flatMap((channel) => TOPICS.map((topic) => `Reminders${channel}${topic}` as const));
  const given = ['RrdGivare', 'RrdTagare', 'RrdVardnadshavare', ...codesOf(wanted)] as const;
  for (const code of given) {
    const command = { type: 'GiveConsent', code, textVersion: '2024-01', at: clock.now() } as const;
    if (!consents[code]?.given) await commands.handle(customer, customerId, command, visit.context());
  }
  for (const code of codesOf(CHANNELS.filter((channel) => !wanted.includes(channel)))) {
    const command = { type: 'WithdrawConsent', code, at: clock.now() } as const;
    if (consents[code]?.given) await commands.handle(customer, customerId, command, visit.context());
  }
  if (wanted.includes('Push')) await showNotices(visit, customerId);
}

/** The app on the customer's phone says that it shows notices. */
async function showNotices(visit: Visit, customerId: Uuid): Promise<void> {
  const { commands, clock } = visit.world.floor;
  const noticeDevice = derivedId(customerId, 'phone');
  const command = { type: 'TurnNoticesOn', noticeDevice, platform: 'iOS', at: clock.now() } as const;
  await commands.handle(customer, customerId, command, visit.context());
}

/** The day of a reminder: it falls due, and leaves by what is known then, or not. */
async function* reminded(world: World, customerId: Uuid, planned: Reminder): Life {
  const { dueOn, reminderId, about } = planned;
  yield { at: atStockholm(dueOn, LEAVES) };
  const { commands, clock } = world.floor;
  const context = contexts(customerId, `${about?.kind} ${about?.watched.subject} ${dueOn}`);
  const at = (): string => clock.now();
  const on: BusinessDate = clock.today();
  await commands.handle(reminder, customerId, { type: 'FallDue', customerId, on, at: at() }, context('due'));
  clock.pass(60);
  await world.care.leaving.leave(customerId, at(), context('leave'));
  const left = (await commands.load(reminder, customerId)).reminders[reminderId];
  for (const way of ['App', 'Email', 'Sms'] as const) {
    if (left?.ways[way]?.is !== 'leaving') continue;
    clock.pass(2);
    const sent = { type: 'RecordSending', customerId, reminderId, way, withheld: null, at: at() } as const;
    await commands.handle(reminder, customerId, sent, context(way));
  }
}

/** Ids that follow from what the reminder is about, so that the same seed gives the same events. */
function contexts(customerId: Uuid, name: string): (step: string) => CommandContext {
  return (step) => {
    const commandId = derivedId(customerId, `${name} ${step}`);
    return { commandId, correlationId: derivedId(commandId, 'request'), causationId: null, actor: SYSTEM };
  };
}
