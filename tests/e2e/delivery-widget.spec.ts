import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { giveDetails, putInCart } from './checkout-steps.js';

describe('the delivery widget in the basket (CHK-02)', () => {
  const shop = servedShop({ products: 600, partners: 'inside', settings: { TOGGLES: 'DeliveryWidgetToggle=on' } });
  const openTab = tabsOf(shop);

  test('takes the choice that is made in it, at the price of the shop’s own list', async () => {
    const { page, context, faults } = await openTab({ width: 390, height: 844 });
    await putInCart(page, 'hudvard');
    await hydrated(page);
    await giveDetails(page);
    const widget = page.getByRole('region', { name: 'Välj leverans' });
    await widget.getByLabel('Butik').waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await widget.getByLabel('Butik').check();
    await expect.poll(() => page.getByLabel(/^Butiksombud/).isChecked()).toBe(true);
    await page
      .getByLabel(/^Postombud/)
      .first()
      .check();
    await expect
      .poll(() =>
        page
          .getByLabel(/^Postombud/)
          .first()
          .isChecked(),
      )
      .toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is left out when its script does not come; the shop’s own list is there all the time', async () => {
    const { page, context } = await openTab({ width: 1440, height: 900 });
    await page.route('**/partner/delivery-checkout/widget.js', (route) => route.abort());
    await putInCart(page, 'hudvard');
    await hydrated(page);
    await giveDetails(page);
    await page
      .getByLabel(/^Postombud/)
      .first()
      .check();
    await expect
      .poll(() =>
        page
          .getByLabel(/^Postombud/)
          .first()
          .isChecked(),
      )
      .toBe(true);
    await expect.poll(() => page.getByRole('region', { name: 'Välj leverans' }).count()).toBe(0);
    await context.close();
  });
});
