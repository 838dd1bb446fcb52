import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf } from './browser.js';
import { putInCart } from './checkout-steps.js';

describe('the receiver’s details', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each([390, 1440])('are aligned when postcode and town are both wrong, at %i px', async (width) => {
    const { page, context, faults } = await openTab({ width });
    await putInCart(page, 'har');
    await hydrated(page);
    await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
    await page.locator('.error-summary').waitFor();
    const [postcode, town] = await Promise.all(
      ['#postalCode', '#city'].map((input) => page.locator(input).boundingBox()),
    );
    expect(town?.y).toBe(postcode?.y);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
