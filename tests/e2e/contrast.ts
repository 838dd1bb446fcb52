import type { Page } from 'playwright-core';

/**
 * Runs in the page. Each text is compared with the nearest background that is not transparent, as WCAG 1.4.3 defines
 * the contrast.
 */
const CONTRASTS = `(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => part / 255).map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    const { backgroundColor } = getComputedStyle(element);
    const [, , , alpha = 1] = parts(backgroundColor);
    if (alpha === 1) return backgroundColor;
    return element.parentElement ? behind(element.parentElement) : 'rgb(255, 255, 255)';
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim();
    if (!text) continue;
    const element = texts.currentNode.parentElement;
    const [low, high] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => a - b);
    found.push({ text, ratio: (high + 0.05) / (low + 0.05) });
  }
  return found;
})()`;

/** Returns every text of the page with its contrast. */
export function textContrasts(page: Page): Promise<readonly { readonly text: string; readonly ratio: number }[]> {
  return page.evaluate(CONTRASTS);
}
