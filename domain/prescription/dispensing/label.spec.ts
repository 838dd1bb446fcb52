import { expect, test } from 'vitest';

import { packLabel, storageRule } from './label.js';
import { aPrescription } from '../rules/spec-prescriptions.js';
import { checking, dispensing, holding, Life, ordering, received } from './spec-withdrawals.js';

const life = () => Life.after(received(), holding('o1'), ordering(), checking());

test('the label of a dispensed pack says whose it is, what, how, when and who prescribed it', () => {
  const { state } = Life.after(received(), holding('o1'), ordering(), checking(), dispensing());
  const prescribed = state.received;
  expect(packLabel(state, 'o1-1')).toEqual({
    patientName: null,
    animal: null,
    medicine: expect.stringContaining(prescribed?.article.name ?? ''),
    dosage: prescribed?.dosage,
    purpose: prescribed?.purpose,
    prescriber: prescribed?.prescriber.name,
    dispensedOn: '2026-03-01',
    expeditionNumber: '100001-1',
    withdrawalsLeft: 2,
    nextOn: null,
    storage: [],
    packages: 1,
  });
});

test('a withdrawal that is not dispensed has no label, and one that was undone has none any more', () => {
  const one = life();
  expect(packLabel(one.state, 'o1-1')).toBeNull();
  one.do(dispensing());
  one.do({ type: 'UndoDispensing', dispensingId: 'o1-1', reason: 'pack-refused', at: '2026-03-01T10:00:00.000Z' });
  expect(packLabel(one.state, 'o1-1')).toBeNull();
});

test('a label that is printed again says the dose that was dispensed, not the one of a prescription that changed since', () => {
  const one = life();
  one.do(dispensing());
  const first = packLabel(one.state, 'o1-1');
  one.do({ ...received({ dosage: '4 tabletter dagligen' }), at: '2026-03-05T10:00:00.000Z' } as never);
  expect(one.state.received?.dosage).toBe('4 tabletter dagligen');
  expect(packLabel(one.state, 'o1-1')?.dosage).toBe(first?.dosage);
});

test('a label that is printed again says the withdrawals that were left then, not those of today', () => {
  const one = life();
  one.do(dispensing());
  const first = packLabel(one.state, 'o1-1');
  expect(first?.withdrawalsLeft).toBe(2);
  const { withdrawals } = aPrescription();
  one.do(received({ withdrawals: { ...withdrawals, left: 1, lastOn: '2026-06-01' } }));
  expect(packLabel(one.state, 'o1-1')).toEqual(first);
});

test('insulin is kept cold', () => {
  expect(storageRule.on('2026-03-01').texts['710007']?.[0]).toMatch(/^Förvaras i kylskåp/);
});
