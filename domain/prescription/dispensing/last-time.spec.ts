import { expect, test } from 'vitest';

import { aPrescription, article } from '../rules/spec-prescriptions.js';
import { changesSince, lastTimeElsewhere, lastTimeHere, previousOfChain } from './last-time.js';
import { checking, dispensing, holding, Life, ordering, received } from './spec-withdrawals.js';

const last = { on: '2026-01-01', article, dosage: '1 tablett dagligen', interval: { count: 90, unit: 'day' } } as const;

test.each([
  ['dosage', { dosage: '2 tabletter dagligen' }, '1 tablett dagligen', '2 tabletter dagligen'],
  ['strength', { article: { ...article, strength: '200 mikrogram' } }, article.strength, '200 mikrogram'],
  ['interval', { interval: { count: 30, unit: 'day' } }, last.interval, { count: 30, unit: 'day' }],
  ['interval', { interval: null }, last.interval, null],
  ['article', { article: { ...article, varuId: '100009', name: 'Euthyrox' } }, article.name, 'Euthyrox'],
] as const)('a pharmacist sees that the %s differs from the last time', (what, differs, before, now) => {
  expect(changesSince(last, { ...last, ...differs })).toEqual([{ what, before, now }]);
});

test('the same prescription again differs in nothing', () => {
  expect(changesSince(last, { ...last })).toEqual([]);
});

test('the last time is what was handed out here, as it was prescribed then', () => {
  const life = Life.after(received(), holding('o1'), ordering(), checking());
  expect(lastTimeHere(life.state)).toBeNull();
  life.do(dispensing());
  const { dosage, interval } = aPrescription();
  life.do(received({ dosage: 'Annan dos' }));
  expect(lastTimeHere(life.state)).toMatchObject({ on: '2026-03-01', dosage, interval });
  life.do({ type: 'UndoDispensing', dispensingId: 'o1-1', reason: 'pack-refused', at: '2026-03-01T10:00:00.000Z' });
  expect(lastTimeHere(life.state)).toBeNull();
});

test('before the first time here, it is that of another pharmacy, or of the prescription before in the chain', () => {
  const own = aPrescription({ chainId: 'k', withdrawals: { lastOn: null } });
  expect(lastTimeElsewhere(own)).toBeNull();
  const older = aPrescription({ ordinationId: '2', chainId: 'k', withdrawals: { lastOn: '2025-06-01' } });
  const newer = aPrescription({ ordinationId: '3', chainId: 'k', withdrawals: { lastOn: '2025-12-01' } });
  const other = aPrescription({ ordinationId: '4', chainId: 'x', withdrawals: { lastOn: '2026-01-01' } });
  expect(previousOfChain(own, [own, newer, older, other])).toBe(newer);
  expect(lastTimeElsewhere(newer)).toMatchObject({ on: '2025-12-01' });
  expect(previousOfChain(aPrescription({ chainId: null }), [newer])).toBeNull();
});
