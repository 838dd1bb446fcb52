import { beforeEach, describe, expect, test } from 'vitest';

import type { CustomerState } from '../../../../domain/customer/index.js';
import { FORGOTTEN } from '../../../../domain/kernel/index.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import type { Mail } from '../../../partners/mail/mailer.js';
import { logInMailReactions } from './log-in-mail-reactions.js';

const sent: Mail[] = [];
let state: Pick<CustomerState, 'status' | 'customerId' | 'profile'>;
let emailOfMember: string | null;
beforeEach(() => {
  sent.length = 0;
  emailOfMember = null;
  state = { status: 'known', customerId: 'customer-1', profile: { firstName: 'Astrid', email: 'astrid@exempel.se' } };
});

const commands = { reactingTo: () => ({ state: async () => state }) } as unknown as ReactionCommands;
const memberOf = { active: async () => emailOfMember && { state: { email: emailOfMember } } } as never;
const mailer = { send: async (mail: Mail) => void sent.push(mail) };
const [newDevice, copied] = logInMailReactions(commands, mailer, memberOf, 'https://algort.example');

const seen = (data: object = {}): StoredEvent => {
  const at = '2026-11-23T09:12:00.000Z';
  const device = { device: 'Chrome på Windows', method: 'BankID', atFirstLogIn: false, at };
  return { eventId: 'event-1', streamId: 'customer-1', data: { ...device, ...data } } as unknown as StoredEvent;
};

describe('a new device', () => {
  test('is reported to the address of the profile, under an id derived from the event', async () => {
    expect(await newDevice?.react(seen())).toBe('done');
    const subject = 'Ny inloggning på ditt konto';
    expect(sent).toMatchObject([
      { to: 'astrid@exempel.se', subject, messageId: '<new-device.event-1@algort.example>' },
    ]);
  });

  test('is reported to the address of the membership, where the profile has none', async () => {
    state = { ...state, profile: {} };
    emailOfMember = 'klubb@exempel.se';
    expect(await newDevice?.react(seen())).toBe('done');
    expect(sent).toMatchObject([{ to: 'klubb@exempel.se' }]);
  });

  test.each([
    ['at the log-in that makes somebody a customer', seen({ atFirstLogIn: true }), {}],
    ['of somebody erased since', seen({ device: FORGOTTEN }), { status: 'erased' }],
    ['where no address is known', seen(), { profile: {} }],
    ['where the address is forgotten', seen(), { profile: { email: FORGOTTEN } }],
  ] as const)('is reported to nobody %s, and no action is recorded', async (_name, event, changed) => {
    state = { ...state, ...changed };
    expect(await newDevice?.react(event)).toBe('nothing-done');
    expect(sent).toEqual([]);
  });
});

test('a copied cookie is reported by a mail of its own', async () => {
  expect(await copied?.react(seen())).toBe('done');
  expect(sent).toMatchObject([{ subject: 'Vi har loggat ut en av dina enheter' }]);
});
