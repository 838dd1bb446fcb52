import { aPrescription } from '../../../domain/prescription/rules/spec-prescriptions.js';
import { customer, type ConsentCode, type CustomerCommand } from '../../../domain/customer/index.js';
import type { Instant, PersonNumber } from '../../../domain/kernel/index.js';
import { reminder, type ReminderCommand } from '../../../domain/reminder/index.js';
import { PersonNumbers } from '../../../seed/people/person-number.js';
import { ReceivedPrescriptions } from '../../../services/care/prescription/received.js';
import { newContext, SYSTEM } from '../../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../../services/foundation/command-handling/derived-id.js';
import type { Platform } from '../../../services/foundation/platform/platform.js';

const CONSENTS = [
  ...['RrdGivare', 'RemindersEmailNewPrescription'],
  ...['RemindersSmsNewPrescription', 'RemindersPushNewPrescription'],
] as readonly ConsentCode[];

export interface PersonDue {
  readonly customerId: string;
  readonly personNumber: PersonNumber;
  readonly email: string;
  readonly phone: string;
}

/**
 * Records persons who keep a prescription here and want to be reminded by mail, SMS and the app. The next withdrawal of
 * each is due two thirds of 120 days after 20 February: on 11 May.
 */
export async function recordPersons(platform: Platform, count: number, at: Instant): Promise<readonly PersonDue[]> {
  const numbers = new PersonNumbers();
  const persons: PersonDue[] = [];
  for (let nth = 10; nth < 10 + count; nth += 1) {
    const personNumber = numbers.next(`19${nth + 40}-03-14`, 'woman');
    if (!personNumber) throw new TypeError('no person number is left');
    const customerId = derivedId('persons due', personNumber);
    const person = { customerId, personNumber, email: `due${nth}@example.se`, phone: `+467012345${nth}` };
    await recordPerson(platform, person, at);
    persons.push(person);
  }
  return persons;
}

async function recordPerson(platform: Platform, person: PersonDue, at: Instant): Promise<void> {
  const { customerId, personNumber, email, phone } = person;
  const names = { firstName: 'Astrid', lastName: 'Ek', method: 'test', validUntil: at } as const;
  await tell(platform, person, { type: 'Identify', customerId, personNumber, ...names, at } as CustomerCommand);
  await tell(platform, person, { type: 'UpdateProfile', profile: { email, mobileNumber: phone } } as CustomerCommand);
  for (const code of CONSENTS)
    await tell(platform, person, { type: 'GiveConsent', code, textVersion: '2024-01', at } as CustomerCommand);
  const device = { noticeDevice: `phone of ${customerId}`, platform: 'iOS' } as const;
  await tell(platform, person, { type: 'TurnNoticesOn', ...device, at });
  const withdrawals = { lastOn: '2026-02-20', daysSupplied: 120 };
  await new ReceivedPrescriptions(platform.commands, platform.clock).receive(customerId, [
    aPrescription({ ordinationId: '1', validThrough: '2026-12-31', withdrawals }),
  ]);
}

export function withdraw(platform: Platform, person: PersonDue, code: ConsentCode, at: Instant): Promise<void> {
  return tell(platform, person, { type: 'WithdrawConsent', code, at });
}

export async function die(platform: Platform, person: PersonDue, at: Instant): Promise<void> {
  const { customerId, personNumber } = person;
  const command: ReminderCommand = { type: 'LearnDeath', customerId, person: personNumber, at };
  const outcome = await platform.commands.handle(reminder, customerId, command, newContext(SYSTEM));
  if (!outcome.ok) throw new Error(`LearnDeath: ${outcome.rejection.type}`);
}

async function tell(platform: Platform, { customerId }: PersonDue, command: CustomerCommand): Promise<void> {
  const outcome = await platform.commands.handle(customer, customerId, command, newContext(SYSTEM));
  if (!outcome.ok) throw new Error(`${command.type}: ${outcome.rejection.type}`);
}
