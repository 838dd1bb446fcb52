import { expect, test } from 'vitest';

import type { Acting, NotActing } from '../../../domain/prescription/rules/index.js';
import { goneOn, type Watched } from '../../../domain/reminder/rules/index.js';
import { GuardianRights } from './guardian-rights.js';

const [ASTRID, MAJA] = ['198507099805', '201312012386'];
const DAY = '2026-11-18';
const watched = (ground: 'self' | 'guardian', concerning = MAJA): Watched => ({
  ...{ subject: ground, concerning: String(concerning), isKept: true },
  by: { ground, warrantId: null, holds: true, lastDay: ground === 'guardian' ? '2026-11-30' : null },
  facts: {
    ...{ of: 'prescription', isAnimal: false, standing: 'active', issuedOn: '2026-01-01', chainId: null },
    ...{ validThrough: '2026-12-18', nextOn: null, lastOn: null, left: 2 },
  },
});
const goneWhen = async (answer: Acting | NotActing | 'closed') => {
  const rights = new GuardianRights({ actingNow: () => Promise.resolve(answer) });
  const subjects = await rights.asked('c1', [watched('self', ASTRID), watched('guardian')]);
  return subjects.map((each) => goneOn(each, 'PrescriptionExp', DAY));
};

test('a parent who is no guardian any more at the register is not reminded of the child (RX-08, RMD-03)', async () => {
  expect(await goneWhen({ may: false, why: 'no-warrant' })).toEqual([null, 'right-ended']);
});

test('a guardian is, also while the register does not say', async () => {
  expect(await goneWhen({ may: true, ground: 'guardian', lastDay: '2026-11-30', mayOrder: true })).toEqual([
    null,
    null,
  ]);
  expect(await goneWhen('closed')).toEqual([null, null]);
});
