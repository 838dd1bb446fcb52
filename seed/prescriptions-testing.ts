import { expect } from 'vitest';

import { sumsTie } from '../domain/high-cost-account/account.js';
import { highCostAccount } from '../domain/high-cost-account/index.js';
import { isForgotten } from '../domain/kernel/index.js';
import { knownPrescription, order } from '../domain/order/index.js';
import { prescription, type MedicineDispensed, type WithdrawalHeld } from '../domain/prescription/index.js';
import { withdrawalClaim } from '../domain/withdrawal-claim/index.js';
import { ARTICLES } from '../simulators/e-health/articles.js';
import type { SeededShop } from './testing.js';

/** Each kind of patient, of price and of decision occurs, and no withdrawal is left in the middle. */
export function expectOrderedAndDecided(shop: SeededShop): void {
  const held = shop
    .of<WithdrawalHeld>('WithdrawalHeld')
    .flatMap(({ ordered }) => (isForgotten(ordered) ? [] : ordered));
  expect([...new Set(held.map(({ patient }) => patient.kind))].sort()).toEqual([
    'animal',
    'child',
    'principal',
    'self',
  ]);
  expect([...new Set(held.map(({ price }) => price.exchange))].sort()).toEqual(
    expect.arrayContaining(['exchange-refused', 'exchanged', 'prescribed']),
  );
  expect(held.some(({ isNarcotic }) => isNarcotic)).toBe(true);
  // RX-07: a free card. What counts on the ladder costs nothing.
  expect(held.some(({ price }) => price.onLadder > 0 && price.fee === 0)).toBe(true);
  expectOnlyWhatCanBeHad(held.map(({ article }) => article.varuId));
  const types = new Set(shop.events.map(({ type }) => type));
  const lived = [
    ...['PrescriptionRowAdded', 'WithdrawalOrdered', 'WithdrawalChecked', 'ExchangeDecided', 'ColleagueAsked'],
    ...['ColleagueAnswered', 'MedicineDispensed', 'DispensingReported', 'DispensingUndone', 'WithdrawalRefused'],
    ...['LineDispensed', 'ParcelShort', 'WithdrawalClaimed'],
  ];
  expect(lived.filter((type) => !types.has(type))).toEqual([]);
  const phases = shop.states(prescription).flatMap(({ dispensings }) => Object.values(dispensings));
  expect(phases.filter(({ phase }) => !['reported', 'refused', 'released'].includes(phase))).toEqual([]);
  const claims = shop.states(withdrawalClaim);
  expect(claims.filter(({ open }) => open)).toEqual([]);
  expect([...new Set(claims.flatMap(({ ended }) => [...ended.values()]))]).toContain('dispensed');
}

/** RX-05: what no pharmacy can get is exchanged, and never sold. */
function expectOnlyWhatCanBeHad(bought: readonly string[]): void {
  const { stomach, stomachOther, nerve } = ARTICLES;
  expect(bought).toContain(stomachOther.varunummer);
  for (const { varunummer } of [stomach, nerve]) expect(bought).not.toContain(varunummer);
}

export function expectCountedAndPaid(shop: SeededShop): void {
  for (const { received, dispensings } of shop.states(prescription)) {
    const counted = Object.values(dispensings).filter(({ phase }) => phase === 'reported').length;
    expect(counted).toBeLessThanOrEqual(received?.withdrawals.prescribed ?? 0);
  }
  const accounts = shop.states(highCostAccount).flatMap(({ received }) => received ?? []);
  expect(accounts.filter((account) => !sumsTie(account))).toEqual([]);
  const dispensed = shop.of<MedicineDispensed>('MedicineDispensed').map(({ reportId }) => reportId);
  expect(
    accounts.flatMap(({ transactions }) => transactions).some((each) => dispensed.includes(each.transactionId)),
  ).toBe(true);
  const versions = shop
    .states(order)
    .flatMap((state) => state.order?.lines ?? [])
    .flatMap((line) => knownPrescription(line)?.price.ruleVersions ?? []);
  const ladders = [...new Set(versions)].filter((version) => version.startsWith('high-cost-ladder')).sort();
  expect(ladders).toEqual([
    'high-cost-ladder-before-july-2025@2025-01-01',
    'high-cost-ladder-before-july-2025@2026-01-01',
    'high-cost-ladder@2025-07-01',
  ]);
}
