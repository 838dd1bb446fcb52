import type { Page } from 'playwright-core';

/** What a visitor does on a page, in this order. Each tap waits until its result can be seen. */
export type Taps = Readonly<Record<string, (page: Page) => Promise<void>>>;

const menu: Taps = {
  openMenu: async (page) => {
    await page.locator('.header-menu').tap();
    await page.locator('.mega li').first().waitFor();
  },
  closeMenu: async (page) => {
    await page.locator('.mega-close').tap();
    await page.locator('.mega').waitFor({ state: 'detached' });
  },
};

const search: Taps = {
  touchSearch: (page) => page.locator('#header-q').tap(),
  typeInSearch: async (page) => {
    await page.keyboard.type('kräm', { delay: 120 });
    await page.locator('.suggestion').first().waitFor();
  },
  leaveSearch: (page) => page.locator('.suggestions-cancel').tap(),
};

const buying: Taps = {
  buy: async (page) => {
    await page
      .getByRole('button', { name: /^(Köp|Lägg i varukorgen) / })
      .first()
      .tap();
    await saved(page, 1);
  },
  oneMore: async (page) => {
    await increase(page);
    await saved(page, 2);
  },
  stillOneMore: async (page) => {
    await increase(page);
    await saved(page, 3);
  },
};

function increase(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: /^Öka antal/ })
    .first()
    .tap();
}

/** Waits until the shop has saved the quantity. Until then the buttons beside it ignore presses. */
function saved(page: Page, quantity: number): Promise<void> {
  return page.locator(`[role=spinbutton][aria-valuenow="${quantity}"]:not([aria-busy])`).first().waitFor();
}

const filters: Taps = {
  openFilters: async (page) => {
    await page.locator('.filters-toggle').tap();
    await page.locator('.filters-close').waitFor();
  },
  foldFilter: (page) => page.locator('.facet summary').first().tap(),
  unfoldFilter: (page) => page.locator('.facet summary').first().tap(),
  tickFilter: async (page) => {
    await page.locator('.facet-item').first().tap();
    await page.locator('.chosen-filter').waitFor({ state: 'attached' });
  },
  showFiltered: async (page) => {
    await page.locator('.filters-foot button').tap();
    await page.locator('.filters-close').waitFor({ state: 'hidden' });
  },
};

const facts: Taps = {
  unfoldFacts: (page) => page.locator('.accordion:not([open]) summary').first().tap(),
  foldFacts: (page) => page.locator('.accordion[open] summary').first().tap(),
};

export const TAPS = {
  start: { ...menu, ...search, ...buying },
  listing: { ...filters, ...buying, ...menu },
  product: { ...buying, ...facts, ...search },
} as const satisfies Readonly<Record<string, Taps>>;
