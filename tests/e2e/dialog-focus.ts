import type { Locator } from 'playwright-core';

/** Waits until a dialog has the focus, just after it appears. A key pressed earlier would go to the page behind it. */
export async function focusIn(dialog: Locator): Promise<void> {
  await dialog.and(dialog.page().locator(':focus-within')).waitFor();
}

export async function pressEscapeIn(dialog: Locator): Promise<void> {
  await focusIn(dialog);
  await dialog.page().keyboard.press('Escape');
}
