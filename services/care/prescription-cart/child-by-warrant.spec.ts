import { expect, test } from 'vitest';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import { Pricings } from '../prescription/prices/pricing.js';
import type { Patient } from '../patient/patients.js';
import { Blocks } from './blocks.js';

const [GRETA, VILGOT] = ['194803122383', '201803142395'] as [PersonNumber, PersonNumber];
const patient: Patient = {
  personNumber: VILGOT,
  acting: { may: true, ground: 'warrant', warrantId: 'w1', giver: GRETA, lastDay: '2030-01-14', mayOrder: true },
};
const clock = { now: () => '2026-11-18T09:00:00.000Z' };
const prices = { today: () => Promise.resolve({}) };

/** A register that notes each person of whose account it was asked. */
function register() {
  const asked: string[] = [];
  const answer = (personNumber: string) => {
    asked.push(personNumber);
    return Promise.resolve({ isConnected: false, period: null, transactions: [] });
  };
  const accounts = { asked: answer, of: (_customer: string, personNumber: string) => answer(personNumber) };
  const gateway = { highCostOf: answer };
  const national = { ask: (question: (of: typeof gateway) => unknown) => Promise.resolve(question(gateway)) };
  return { asked, accounts, national };
}

test('nobody’s account is asked for the price of a giver’s child, whose medicines are free (RX-08)', async () => {
  const { asked, accounts } = register();
  const pricing = await new Pricings(accounts as never, prices as never, clock as never).asked(patient);
  expect(pricing?.account).toEqual({ isConnected: true, period: null, transactions: [] });
  expect(asked).toEqual([]);
});

test('nor is it asked or kept when the child’s prescription is in the cart', async () => {
  const { asked, accounts, national } = register();
  const none = null as never;
  const blocks = new Blocks(
    ...([none, none, none, national, none, accounts, prices, none, clock] as unknown as ConstructorParameters<
      typeof Blocks
    >),
  );
  expect(await blocks.pricing('c1', { kind: 'human', patient })).toMatchObject({ account: null, age: 8 });
  expect(asked).toEqual([]);
});
