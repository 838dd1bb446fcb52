import type { Page } from 'playwright-core';

const FIELDS = (number: string) =>
  [
    ['Kortnummer', number],
    ['Giltigt till', '03/30'],
    ['CVC', '737'],
  ] as const;

/** Types a card into the partner's frames. The shop's own page cannot read what is typed there. */
export async function typeCard(page: Page, number: string): Promise<void> {
  for (const [label, value] of FIELDS(number))
    await page.frameLocator(`iframe[title="${label}"]`).getByLabel(label).fill(value);
  await page.getByLabel(/Namn på kortet/).fill('A Ekström');
  await sealed(page);
}

export async function tabThroughCard(page: Page, number: string): Promise<void> {
  for (const [label, value] of FIELDS(number)) {
    await tabToFrame(page, label);
    await page.keyboard.type(value);
  }
  await sealed(page);
}

const MOST = 60;

async function tabToFrame(page: Page, title: string): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  // Keys that are pressed before the frame has loaded its page are lost.
  await frame.getByLabel(title).waitFor();
  for (let presses = 0; presses < MOST; presses += 1) {
    if ((await page.evaluate<string | null>('document.activeElement?.getAttribute("title") ?? null')) === title)
      return frame.locator('input:focus').waitFor();
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never led to ${title}`);
}

/** Waits until the partner's script has encrypted the typed values, which takes a moment. */
async function sealed(page: Page): Promise<void> {
  for (const name of ['encryptedCardNumber', 'encryptedExpiryYear', 'encryptedSecurityCode'])
    await page.locator(`input[name="${name}"]`).waitFor({ state: 'attached' });
}
