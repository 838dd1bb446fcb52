import { addDays, share, stockholmDate } from '../../domain/kernel/index.js';
import type { Entry } from './state.js';
import { FinanceFault, type FinanceWorld } from './world.js';

/** What the company takes of each activated krona, in hundredths of a percent. */
const FEE = 125;
const SIGNS: Readonly<Record<string, 1 | -1>> = {
  Activated: 1,
  ActivatedFailed: -1,
  CreditNote: -1,
  CreditNoteFailed: 1,
};

/** Pays out what was activated and credited on a day, on the next day. Each such day is a settlement, counted from 1. */
export function settlement({ state, now }: FinanceWorld, number: number): object {
  const moved = state.entries.filter(({ record }) => SIGNS[record] !== undefined);
  const days = [...new Set(moved.map(({ bookedAt }) => stockholmDate(bookedAt)))].sort();
  const day = days[number - 1];
  if (!day || day >= stockholmDate(now().toISOString()))
    throw new FinanceFault(404, 'no-settlement', 'There is no such settlement yet');
  const entries = moved.filter(({ bookedAt }) => stockholmDate(bookedAt) === day).map(settled);
  const net = entries.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  return { number, paidOn: addDays(day, 1), net, entries };
}

function settled({ record, merchantReference, reference, amount: value }: Entry) {
  const amount = value * (SIGNS[record] ?? 1);
  return { merchantReference, reference, amount, fee: record === 'Activated' ? share(value, FEE, 10_000) : 0 };
}
