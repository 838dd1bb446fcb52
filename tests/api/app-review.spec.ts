import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';
const NILS = '198507099813';
const ELSA = '199908072391';
const ASK = '/api/AppReview/get/ShowAppPrompt';
const ANSWER = '/api/AppReview/post/appReviewChoice';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ products: 40 })));
afterAll(() => shop.stop());

async function member(of: TestShop, ssn: string): Promise<Shopper> {
  const shopper = of.visitor();
  await shopper.logIn(ssn);
  await shopper.post('/api/apoplus/registermember', { email: 'elsa@example.se', mobileNumber: '0707654321' });
  return shopper;
}
const asks = async (shopper: Shopper, platform = 'App'): Promise<unknown> =>
  (await shopper.send('GET', ASK, undefined, { platform })).body['Result'];

describe('the question for a review of the app (APP-06)', () => {
  test('is asked of members, and only in the app', async () => {
    const nils = shop.visitor();
    await nils.logIn(NILS);
    expect([await asks(shop.visitor()), await asks(nils)]).toEqual([false, false]);
    const elsa = await member(shop, ELSA);
    expect([await asks(elsa), await asks(elsa, 'Web')]).toEqual([true, false]);
  });

  test('is asked once, whatever the answer, also on another device', async () => {
    const astrid = await member(shop, ASTRID);
    expect(await asks(astrid)).toBe(true);
    expect(await astrid.post(ANSWER, { userChoice: 'notNow' })).toMatchObject({ status: 200, body: { Success: true } });
    const telephone = shop.visitor();
    await telephone.logIn(ASTRID);
    expect([await asks(astrid), await asks(telephone)]).toEqual([false, false]);
    expect((await telephone.post(ANSWER, { userChoice: 'rate' })).status).toBe(200);
  });

  test.each([[{}], [{ userChoice: 'five stars' }], [{ userChoice: null }]])(
    'refuses the answer %j by name',
    async (body) => {
      const answer = await (await member(shop, ELSA)).post(ANSWER, body);
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'userChoice', message: 'userChoice ska vara rate eller notNow.' }] },
      });
    },
  );

  test('is not asked while the toggle is off', async () => {
    const quiet = await startTestShop({ products: 40, settings: { TOGGLES: 'InAppReviewToggle=off' } });
    expect(await asks(await member(quiet, ELSA))).toBe(false);
    await quiet.stop();
  });
});
