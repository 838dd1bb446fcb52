import { expect } from 'vitest';

import type { Answer, Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

export const ASTRID = '198507099805';
export const [THYROID, PRESSURE, CHEAP, IMPORT] = ['710001', '710002', '710003', '710004'] as const;

export interface Row {
  radnummer: string;
  antal: number;
  forman: string;
  pris: number;
  kundpris: number;
  extraInfo: string | null;
  ejByte: boolean;
  artikel: { namn: string };
}

export interface Carts {
  kundvagnar: { personnummer: string; namn: string | null; fullmakt: boolean; djur: boolean; rader: Row[] }[];
  summor: { pris: number; kundpris: number };
}

/** A person with a strong log-in and an empty cart. A cart of an earlier test belongs to the person, not to the browser. */
export async function named(shop: TestShop, person: string): Promise<Shopper> {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  expect((await who.get('/api/cart/clearcart?deleteCart=true')).status).toBe(200);
  return who;
}

/** Puts a withdrawal into the cart. Without a change it is one that nobody has. */
export function add(who: Shopper, change: object = {}): Promise<Answer> {
  return who.post('/kundvagn/lagg-till', {
    ...{ antal: 1, articleid: THYROID, djur: false, ejByte: false, ordinationsId: 'human-1-1', personnummer: ASTRID },
    ...change,
  });
}

export function cartsIn({ status, body }: Answer): Carts {
  expect([status, body]).toMatchObject([200, {}]);
  return body as unknown as Carts;
}

export function rowsIn(answer: Answer): readonly Row[] {
  return cartsIn(answer).kundvagnar.flatMap(({ rader }) => rader);
}

/** The register's id of a person's prescription, by the name of its medicine. */
export async function idOf(who: Shopper, personnummer: string, name: string, typ = 'human'): Promise<string> {
  const { body } = await who.post('/recept/ordinationer', { personnummer, typ });
  const list = (body as unknown as { ordinationer: { ordinationsId: string; artikel: { namn: string } }[] })
    .ordinationer;
  const found = list.find(({ artikel }) => artikel.namn === name);
  if (!found) throw new Error(`${personnummer} has no prescription of ${name}`);
  return found.ordinationsId;
}

/** Of Astrid, without an exchange. */
export async function tyrolin(who: Shopper, change: object = {}): Promise<Answer> {
  return add(who, { ordinationsId: await idOf(who, ASTRID, 'Tyrolin'), ...change });
}

/** Of Astrid, exchanged for the cheapest product. */
export async function tensidal(who: Shopper, change: object = {}): Promise<Answer> {
  return add(who, { ordinationsId: await idOf(who, ASTRID, 'Tensidal'), articleid: CHEAP, ...change });
}

/** Sends every call about prescriptions in the cart as Elsa, whose cart is empty. Each must answer. */
export async function everyCartCall(elsa: Shopper): Promise<void> {
  const personnummer = '199908072391';
  const ok = async (answer: Promise<Answer>): Promise<Answer> => {
    expect((await answer).status).toBe(200);
    return answer;
  };
  await ok(elsa.logIn(personnummer));
  const ordinationsId = await idOf(elsa, personnummer, 'Ovalette');
  const putOne = async () =>
    rowsIn(await add(elsa, { ordinationsId, articleid: '710012', personnummer }))[0]?.radnummer;
  const form = (path: string, fields: Record<string, string>) =>
    ok(elsa.sendForm(`/psoapi/kundvagnService/${path}`, fields));
  const radnummer = (await putOne()) ?? '';
  await ok(elsa.post('/kundvagn/hamta', {}));
  await ok(elsa.get('/psoapi/kundvagnService/getKundvagnar'));
  await ok(elsa.post('/kundvagn/uppdatera-antal', { radnummer, antal: 1 }));
  await form('uppdateraKundvagnRadAntal', { radnummer, antal: '1' });
  await form('uppdateraKundvagnRadExtraInfo', { radnummer, extraInfo: 'Lätt lock' });
  for (const path of ['/cart/sync-prescriptions', '/cart/sync-pso-products', '/api/cart/syncpso'])
    await ok(elsa.put(path, {}));
  await ok(elsa.get('/api/cart/rx/restore'));
  await ok(elsa.post('/kundvagn/ta-bort', { radnummer }));
  await form('raderaKundvagnRad', { radnummer: (await putOne()) ?? '' });
  await ok(elsa.sendForm('/psoapi/minaReceptService/sparaDistansReceptBestallning', { bestallning: '[]' }));
}
