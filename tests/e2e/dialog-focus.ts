import type { Locator } from 'playwright-core';

/** A dialog takes the focus just after it becomes visible. An earlier key press would go to the page behind. */
export async function focusIn(dialog: Locator): Promise<void> {
  await dialog.and(dialog.page().locator(':focus-within')).waitFor();
}

export async function pressEscapeIn(dialog: Locator): Promise<void> {
  await focusIn(dialog);
  await dialog.page().keyboard.press('Escape');
}
