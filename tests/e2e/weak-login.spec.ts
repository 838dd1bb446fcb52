import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { hydrated } from './browser.js';
import { typeCard } from './card-steps.js';
import { giveDetails, putInCart } from './checkout-steps.js';
import { heading, inTab, loginShop, type LoginShop } from './login-walk.js';

const AN_HOUR_AND_A_SECOND = 3_601;
const STAYS = `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`;
const LOOKS = [
  [390, 'light'],
  [1440, 'dark'],
] as const;

/** SES-07: who stays logged in and comes back later is known, but no longer identified. */
describe('a shopper whose identification has ended', () => {
  let shop: LoginShop;
  beforeAll(async () => void (shop = await loginShop()));
  afterAll(() => shop.close());

  test.each(LOOKS)(
    'buys by card, and is told what needs a new identification, at %i px',
    async (width, colorScheme) => {
      await inTab(shop, { width, colorScheme }, async ({ page }) => {
        await page.goto(STAYS);
        await shop.clock.jump(AN_HOUR_AND_A_SECOND);
        await putInCart(page, 'hudvard');
        await hydrated(page);
        await giveDetails(page);
        await page
          .getByRole('radio', { name: /^Postombud/ })
          .first()
          .check();
        await page.getByRole('link', { name: 'Identifiera dig för Paketbox' }).waitFor();
        const told = page.locator('#betalning');
        await told.getByText('För att handla mot faktura krävs att du loggar in med BankID eller Freja+.').waitFor();
        await expect.poll(() => page.getByLabel(/^Faktura/).count()).toBe(0);
        await page.getByLabel(/^Kort/).first().check();
        await typeCard(page, '4111 1111 1111 1111');
        await page.getByLabel(/Jag godkänner/).check();
        await page.getByRole('button', { name: /^Betala/ }).click();
        await heading(page, 'Tack för ditt köp, Astrid!');
        await page.goto('/member/');
        await heading(page, 'Hej Astrid!');
        await page.goto('/mina-recept-inloggad/');
        await heading(page, 'Logga in igen, Astrid');
      });
    },
  );
});
