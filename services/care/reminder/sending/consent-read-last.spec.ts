import { expect, test } from 'vitest';

import { reminder, type Reminder } from '../../../../domain/reminder/index.js';
import type { Watched } from '../../../../domain/reminder/rules/index.js';
import { sendingReactions, type SendingParts } from './sending-reactions.js';

const watched: Watched = {
  ...{ subject: 'p1', concerning: '198507099805', isKept: true },
  by: { ground: 'self', warrantId: null, holds: true, lastDay: null },
  facts: {
    ...{ of: 'prescription', isAnimal: false, standing: 'active', issuedOn: '2026-01-01', chainId: null },
    ...{ validThrough: '2026-12-18', nextOn: null, lastOn: null, left: 2 },
  },
} as Watched;
const left: Reminder = {
  ...{ reminderId: 'r1', about: { kind: 'PrescriptionExp', watched }, dueOn: '2026-11-18', ruleVersion: 'v1' },
  ...{ phase: 'left', plannedAt: '2026-05-04T08:00:00.000Z', leftAt: '2026-11-18T11:00:00.000Z' },
  ...{ cancelled: null, readAt: null, ways: { Email: { is: 'leaving' } } },
};

/** A customer whose consent goes while the prescription is read. */
function withdrawnWhileRead() {
  const [sent, recorded] = [[] as string[], [] as { withheld?: unknown }[]];
  let hasConsent = true;
  const parts = {
    commands: {
      reactingTo: () => ({
        stateOf: () => Promise.resolve({ ...reminder.initial, reminders: { r1: left } }),
        send: (_slice: unknown, _key: string, command: { withheld?: unknown }) => {
          recorded.push(command);
          return Promise.resolve();
        },
      }),
    },
    facts: {
      of: () => {
        hasConsent = false;
        return Promise.resolve([watched]);
      },
    },
    ways: {
      reach: () => {
        const since = hasConsent ? '2026-01-01T08:00:00.000Z' : null;
        return Promise.resolve({ email: 'p@example.se', consent: () => ({ since, isOutdated: false }) });
      },
    },
    clock: { now: () => '2026-11-18T12:00:00.000Z' },
    carriers: { Email: ({ key }: { key: string }) => Promise.resolve(void sent.push(key)) },
  } as unknown as SendingParts;
  return { parts, sent, recorded };
}

test('a consent that is withdrawn while the facts are read stops the mail (RMD-03)', async () => {
  const { parts, sent, recorded } = withdrawnWhileRead();
  const mail = sendingReactions(parts).find(({ name }) => name === 'mail reminder');
  await mail?.react({ data: { customerId: 'c1', reminderId: 'r1', ways: ['Email'] } } as never);
  expect(sent).toEqual([]);
  expect(recorded).toMatchObject([{ type: 'RecordSending', withheld: 'no-consent' }]);
});
