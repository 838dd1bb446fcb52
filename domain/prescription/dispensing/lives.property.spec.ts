import fc from 'fast-check';
import { expect, test } from 'vitest';

import { prescriptionNow } from './counted.js';
import { aPack, AT, checking, dispensing, holding, Life, ordering, received } from './spec-withdrawals.js';

const STEPS = ['prepare', 'prepare', 'dispense', 'dispense', 'confirm', 'undo', 'cancel', 'list'] as const;
type Step = readonly [step: (typeof STEPS)[number], order: number];

/** Counts by hand what the register has counted, and what waits. It knows nothing of the rules. */
class Naive {
  readonly dispensed = new Set<string>();

  constructor(readonly prescribed: number) {}
}

test('in 10,000 lives, withdrawals never exceed what was prescribed', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 4 })), { maxLength: 40 });
  let full = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), steps, (prescribed, taken) => {
      const naive = new Naive(prescribed);
      const list = (reported: number) => received({ withdrawals: { prescribed, left: prescribed - reported } });
      const reported = new Set<string>();
      const life = Life.after(list(0));
      for (const step of taken) {
        follow(life, naive, reported, step, list);
        expect(naive.dispensed.size).toBeLessThanOrEqual(prescribed);
        expect(prescriptionNow(life.state)?.withdrawals.left).toBeLessThanOrEqual(prescribed);
      }
      if (naive.dispensed.size === prescribed) full += 1;
    }),
    { numRuns: 10_000 },
  );
  // The lives reach the limit, so that the test can fail.
  expect(full).toBeGreaterThan(100);
});

function follow(
  life: Life,
  { dispensed }: Naive,
  reported: Set<string>,
  [step, order]: Step,
  list: (reported: number) => ReturnType<typeof received>,
): void {
  const id = `o${order}-1`;
  if (step === 'prepare') for (const command of [holding(`o${order}`), ordering(id), checking(id)]) life.do(command);
  if (step === 'dispense' && life.do(dispensing(id, 'anna', [aPack(id)]))[0] === 'MedicineDispensed') dispensed.add(id);
  if (
    step === 'confirm' &&
    life.do({ type: 'ConfirmDispensing', dispensingId: id, at: AT })[0] === 'DispensingReported'
  )
    reported.add(id);
  if (step === 'undo' && undone(life.do({ type: 'UndoDispensing', dispensingId: id, reason: 'pack-refused', at: AT })))
    dispensed.delete(id);
  const cancel = { type: 'ReleaseWithdrawal', dispensingId: id, customerId: 'c1', reason: 'not-sent', at: AT } as const;
  if (step === 'cancel' && undone(life.do(cancel))) {
    dispensed.delete(id);
    reported.delete(id);
  }
  if (step === 'list') life.do(list(reported.size));
}

function undone([type]: readonly string[]): boolean {
  return type === 'DispensingUndone';
}
