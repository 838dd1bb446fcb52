import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ANNA, aPack, AT, BO, checking, dispensing, holding, Life, ordering, received } from './spec-withdrawals.js';

const ACTS = ['check', 'dispense', 'refuse', 'approve', 'undo', 'confirm'] as const;
type Act = (typeof ACTS)[number];

function commandOf(act: Act, by: string, nth: number) {
  const of = { dispensingId: 'o1-1', at: AT } as const;
  switch (act) {
    case 'check':
      return checking('o1-1', by);
    case 'dispense':
      return { ...dispensing('o1-1', by, [aPack(`S${nth}`)]), reportId: `report-${nth}` } as never;
    case 'refuse':
      return { type: 'RefuseWithdrawal', ...of, by, reason: 'dose', text: 'Nej' } as const;
    case 'approve':
      return { type: 'AnswerColleague', ...of, by, answer: 'Ja', approves: true } as const;
    case 'undo':
      return { type: 'UndoDispensing', ...of, reason: 'pack-refused' } as const;
    case 'confirm':
      return { type: 'ConfirmDispensing', ...of } as const;
  }
}

/** Counts by the events alone how often the line is dispensed. */
function dispensedNow(life: Life): number {
  return life.events.reduce((sum, { type }) => {
    if (type === 'MedicineDispensed') return sum + 1;
    return type === 'DispensingUndone' ? sum - 1 : sum;
  }, 0);
}

/** A line is dispensed after a check and, for a narcotic, an approval. These are pressed more often than what ends a life. */
const PRESSED: readonly Act[] = [...ACTS, 'check', 'check', 'approve', 'approve', 'dispense', 'dispense'];

test('however two pharmacists press on one line, it is dispensed at most once, or refused, never both', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...PRESSED), fc.constantFrom(ANNA, BO)), {
    minLength: 6,
    maxLength: 24,
    size: 'max',
  });
  let dispensed = 0;
  let narcotics = 0;
  fc.assert(
    fc.property(fc.boolean(), presses, (isNarcotic, taken) => {
      const life = Life.after(received(), holding('o1', { isNarcotic }), ordering());
      for (const [nth, [act, by]] of taken.entries()) {
        life.do(commandOf(act, by, nth));
        expect(dispensedNow(life)).toBeLessThanOrEqual(1);
        const isRefused = life.events.some(({ type }) => type === 'WithdrawalRefused');
        if (isRefused) expect(dispensedNow(life)).toBe(0);
      }
      if (dispensedNow(life) === 1) dispensed += 1;
      if (dispensedNow(life) === 1 && isNarcotic) {
        narcotics += 1;
        const { checked, answered } = life.state.dispensings['o1-1'] ?? {};
        expect(answered?.by).not.toBe(checked?.by);
      }
    }),
    { numRuns: 2_000 },
  );
  // Both kinds are reached, so that the test can fail.
  expect(Math.min(dispensed, narcotics)).toBeGreaterThan(10);
});
