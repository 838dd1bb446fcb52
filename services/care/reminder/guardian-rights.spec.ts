import { expect, test } from 'vitest';

import type { Acting, NotActing } from '../../../domain/prescription/rules/index.js';
import type { Watched } from '../../../domain/reminder/rules/index.js';
import { GuardianRights } from './guardian-rights.js';

const [ASTRID, MAJA] = ['198507099805', '201312012386'];
const watched = (ground: 'self' | 'guardian', concerning = MAJA): Watched => ({
  ...{ subject: ground, concerning: String(concerning), isKept: true },
  by: { ground, warrantId: null, holds: true, lastDay: ground === 'guardian' ? '2026-11-30' : null },
  facts: {
    ...{ of: 'prescription', isAnimal: false, standing: 'active', issuedOn: '2026-01-01', chainId: null },
    ...{ validThrough: '2026-12-18', nextOn: null, lastOn: null, left: 2 },
  },
});
const answers = (answer: Acting | NotActing | 'closed') =>
  new GuardianRights({ actingNow: () => Promise.resolve(answer) }).asked('c1', [
    watched('self', ASTRID),
    watched('guardian'),
    { ...watched('guardian'), subject: 'another of the child' },
  ]);
const byWarrant = { ground: 'warrant', warrantId: 'w1', giver: MAJA } as unknown as { ground: 'guardian' };

test('the register is asked once for each child, and says whether the customer is the guardian (RX-08)', async () => {
  const days = { lastDay: '2026-11-30', mayOrder: true };
  expect(await answers({ may: false, why: 'no-warrant' })).toEqual([{ person: MAJA, holds: false }]);
  expect(await answers({ may: true, ground: 'guardian', ...days })).toEqual([{ person: MAJA, holds: true }]);
});

test('who acts for a child by a warrant is not its guardian', async () => {
  const days = { lastDay: '2026-11-30', mayOrder: true };
  expect(await answers({ may: true, ...byWarrant, ...days })).toEqual([{ person: MAJA, holds: false }]);
});

test('while the national service does not say, there is no answer', async () => {
  expect(await answers('closed')).toEqual([]);
});
