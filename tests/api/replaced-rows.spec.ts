import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID, CHEAP, idOf, named, rowsIn, THYROID, tyrolin } from '../shop/prescription-cart.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [NILS, VILGOT] = ['198507099813', '201803142395'] as const;
const NOW = '2026-11-20T09:00:00.000Z';

let shop: TestShop;
const clock = new SettableClock(NOW);
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());
beforeEach(() => void clock.set(NOW));

const replace = (who: Shopper, RxLineItems: readonly object[]): Promise<Answer> =>
  who.put('/api/cart/rxitems', { RxLineItems });
const rows = async (who: Shopper) => rowsIn(await who.post('/kundvagn/hamta', {}));
const names = async (who: Shopper): Promise<readonly string[]> => (await rows(who)).map(({ artikel }) => artikel.namn);
const fault = ({ status, body }: Answer) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code];

/** Astrid with a row and a message, and what a client writes of two of her prescriptions. */
async function astridWithTyrolin() {
  const who = await named(shop, ASTRID);
  await tyrolin(who);
  const [row] = await rows(who);
  const radnummer = row?.radnummer ?? '';
  await who.sendForm('/psoapi/kundvagnService/uppdateraKundvagnRadExtraInfo', { radnummer, extraInfo: 'Lätt lock' });
  const item = { antal: 1, djur: false, ejByte: false, personnummer: ASTRID };
  const tyrolinItem = { ...item, articleid: THYROID, ordinationsId: await idOf(who, ASTRID, 'Tyrolin') };
  const tensidalItem = { ...item, articleid: CHEAP, ordinationsId: await idOf(who, ASTRID, 'Tensidal') };
  return { who, radnummer, tyrolinItem, tensidalItem };
}

describe('the prescription rows that a client names (CRT-09)', () => {
  test('replace those of the cart, and a row that stays keeps its number and its message', async () => {
    const { who, radnummer, tyrolinItem, tensidalItem } = await astridWithTyrolin();
    expect((await replace(who, [tyrolinItem, tensidalItem])).status).toBe(200);
    expect(await rows(who)).toMatchObject([
      { radnummer, extraInfo: 'Lätt lock', artikel: { namn: 'Tyrolin' } },
      { extraInfo: null, kundpris: (await rows(who))[1]?.kundpris },
    ]);
    expect((await replace(who, [tensidalItem])).status).toBe(200);
    expect(await names(who)).toHaveLength(1);
    expect(await names(who)).not.toContain('Tyrolin');
    expect((await replace(who, [])).status).toBe(200);
    expect(await rows(who)).toEqual([]);
  });

  test('leave the ordinary goods, and bring the older cart as the answer', async () => {
    const { who, tensidalItem } = await astridWithTyrolin();
    const [varuId = ''] = await shop.varuIds(1);
    await who.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    const { status, body } = await replace(who, [tensidalItem]);
    const products = (body['products'] as unknown as readonly { varuId: string }[]).map((each) => each.varuId);
    expect([status, products]).toEqual([200, [varuId, expect.any(String)]]);
    expect((await who.get('/cart')).body['lineItems']).toHaveLength(2);
  });

  test('cost what the shop says, whatever the client writes', async () => {
    const { who, tyrolinItem } = await astridWithTyrolin();
    const [before] = await rows(who);
    expect(fault(await replace(who, [{ ...tyrolinItem, kundpris: 0 }]))).toEqual([
      400,
      'RxLineItems.0.kundpris',
      'UNKNOWN_FIELD',
    ]);
    await replace(who, [tyrolinItem]);
    expect((await rows(who))[0]?.kundpris).toBe(before?.kundpris);
  });

  test.each([
    [
      'a prescription of another person',
      { ordinationsId: 'human-9-1' },
      [403, 'RxLineItems.1.ordinationsId', 'OTHER_PRESCRIPTION'],
    ],
    ['another person', { personnummer: NILS }, [403, 'RxLineItems.1.personnummer', 'OTHER_PERSON']],
    ['more packages than one withdrawal has', { antal: 99 }, [409, 'RxLineItems.1.antal', 'PACKAGES_ABOVE_MOST']],
    ['no package', { antal: 0 }, [409, 'RxLineItems.1.antal', 'PACKAGES_ABOVE_MOST']],
    ['goods that are no exchange for it', { articleid: '710008' }, [409, 'RxLineItems.1.articleid', 'ARTICLE_UNKNOWN']],
    ['no number', { antal: 1.5 }, [400, 'RxLineItems.1.antal', 'INVALID_TYPE']],
  ] as const)('change nothing when one has %s, which is named', async (_what, change, expected) => {
    const { who, radnummer, tyrolinItem, tensidalItem } = await astridWithTyrolin();
    expect(fault(await replace(who, [tensidalItem, { ...tyrolinItem, ...change }]))).toEqual(expected);
    expect((await rows(who)).map((row) => row.radnummer)).toEqual([radnummer]);
  });

  test('name each prescription once', async () => {
    const { who, radnummer, tyrolinItem } = await astridWithTyrolin();
    expect(fault(await replace(who, [tyrolinItem, tyrolinItem]))).toEqual([
      ...[409, 'RxLineItems.1.ordinationsId', 'PRESCRIPTION_IN_CART'],
    ]);
    expect((await rows(who)).map((row) => row.radnummer)).toEqual([radnummer]);
  });

  test('are written only with an identification that has not ended, also for a child', async () => {
    const { who, tyrolinItem, tensidalItem } = await astridWithTyrolin();
    const ordinationsId = await idOf(who, VILGOT, 'Respirin');
    const ofChild = { ...tyrolinItem, personnummer: VILGOT, ordinationsId, articleid: '710006' };
    const answer = await replace(who, [ofChild, tensidalItem]);
    expect([answer.status, await names(who)]).toMatchObject([200, { length: 2 }]);
    clock.set('2026-11-20T10:30:00.000Z');
    expect((await replace(who, [])).status).toBe(401);
  });
});

describe('the older call that saves what shall be sent home (RX-09)', () => {
  const save = (who: Shopper, bestallning: string) =>
    who.sendForm('/psoapi/minaReceptService/sparaDistansReceptBestallning', { bestallning });

  test('gives the cart these prescription rows and no other', async () => {
    const { who, tyrolinItem, tensidalItem } = await astridWithTyrolin();
    expect(await save(who, JSON.stringify([tensidalItem]))).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await names(who)).toHaveLength(1);
    expect(await names(who)).not.toContain('Tyrolin');
    await save(who, JSON.stringify([tyrolinItem]));
    expect(await names(who)).toEqual(['Tyrolin']);
  });

  test.each([
    ['no JSON', () => 'hej', [400, 'bestallning', 'ORDER_INVALID']],
    ['no list', () => '{}', [400, 'bestallning', 'ORDER_INVALID']],
    ['a price', (item: object) => JSON.stringify([{ ...item, kundpris: 0 }]), [400, 'bestallning.0', 'ORDER_INVALID']],
    [
      'another person',
      (item: object) => JSON.stringify([item, { ...item, personnummer: NILS }]),
      [403, 'bestallning.1.personnummer', 'OTHER_PERSON'],
    ],
  ] as const)('with %s is refused with its field, and changes nothing', async (_what, of, expected) => {
    const { who, tyrolinItem } = await astridWithTyrolin();
    const before = await rows(who);
    expect(fault(await save(who, of(tyrolinItem)))).toEqual(expected);
    expect(await rows(who)).toEqual(before);
  });
});
