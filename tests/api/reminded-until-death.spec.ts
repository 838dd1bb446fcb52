import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { isOpen, reminder } from '../../domain/reminder/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import type { ScriptSettings } from '../../simulators/population-register/script.js';
import { synchronize, wantsReminders } from '../shop/reminders.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [GRETA, HUGO, ELSA, ASTRID] = ['194803122383', '195109072396', '199908072391', '198507099805'] as const;
const HOME = '/mina-recept-inloggad/';

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());
afterEach(() => {
  shop.partners.simulated['e-health']?.setScript({});
  shop.partners.simulated['population-register']?.setScript({});
});
const die = (person: string): void => {
  shop.partners.simulated['e-health']?.setScript({ deceased: [person] });
  shop.partners.simulated['population-register']?.setScript({ deceased: [person] });
};

const remindersOf = async (person: string) => shop.platform.commands.load(reminder, await shop.customerId(person));
const openOf = async (person: string) => Object.values((await remindersOf(person)).reminders).filter(isOpen);
async function named(person: string): Promise<Shopper> {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  return who;
}

const NO_DEATH: readonly (readonly [string, Partial<ScriptSettings>])[] = [
  ['says that the other lives', {}],
  ['is away', { fault: 'down', times: null }],
  ['answers about somebody else', { fault: 'somebody-else', deceased: ['198507099813'] }],
];

test.each(NO_DEATH)('a giver is reminded on while the population register %s', async (_what, answers) => {
  const greta = await named(GRETA);
  await wantsReminders(greta, GRETA);
  await synchronize(greta);
  // The warrant says that one of the two has died. It is not told which.
  shop.partners.simulated['e-health']?.setScript({ deceased: [HUGO] });
  shop.partners.simulated['population-register']?.setScript(answers);
  expect((await (await named(HUGO)).get(HOME)).status).toBe(200);
  expect(await remindersOf(GRETA)).toMatchObject({ dead: [], isCustomerDead: false });
  expect((await openOf(GRETA)).length).toBeGreaterThan(0);
});

test('a giver whose death ended the warrant is reminded of nothing any more, and the holder lives (RMD-03)', async () => {
  const greta = await named(GRETA);
  await wantsReminders(greta, GRETA);
  await synchronize(greta);
  expect((await openOf(GRETA)).length).toBeGreaterThan(0);
  die(GRETA);
  const hugo = await named(HUGO);
  expect((await hugo.get(HOME)).status).toBe(200);
  const { reminders, dead, isCustomerDead } = await remindersOf(GRETA);
  expect([dead, isCustomerDead]).toEqual([[GRETA], true]);
  expect(Object.values(reminders).filter(isOpen)).toEqual([]);
  expect(Object.values(reminders).map(({ cancelled }) => cancelled?.because)).toContain('deceased');
  expect(await remindersOf(HUGO)).toMatchObject({ dead: [], isCustomerDead: false });
});

test('a holder who has died is told by the warrant too, and the giver goes on', async () => {
  await named(ASTRID);
  const elsa = await named(ELSA);
  die(ASTRID);
  expect((await elsa.get(`${HOME}warrants`)).status).toBe(200);
  expect(await remindersOf(ASTRID)).toMatchObject({ dead: [ASTRID], isCustomerDead: true });
  expect(await remindersOf(ELSA)).toMatchObject({ dead: [], isCustomerDead: false });
});
