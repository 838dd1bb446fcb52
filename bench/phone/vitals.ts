import type { Page } from 'playwright-core';

/**
 * A script that runs before the page's own scripts and records what the browser reports of the visit. Shifts of the
 * layout are summed as web-vitals does: in windows of at most five seconds, with gaps of at most one.
 */
export const WATCH = `
  const vitals = (window.vitals = { lcpMs: 0, lcpOf: '', readyMs: 0, cls: 0, window: { sum: 0, first: 0, last: 0 }, interactions: [], longTasks: [] });
  const watch = (type, each, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', ({ startTime, url, element }) => {
    vitals.lcpMs = startTime;
    vitals.lcpOf = url ? new URL(url).pathname : (element?.textContent ?? '').trim().slice(0, 40);
  });
  watch('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const { window } = vitals;
    const goesOn = startTime - window.last < 1000 && startTime - window.first < 5000;
    Object.assign(window, goesOn ? { sum: window.sum + value } : { sum: value, first: startTime }, { last: startTime });
    vitals.cls = Math.max(vitals.cls, window.sum);
  });
  watch('event', ({ interactionId, duration }) => interactionId && vitals.interactions.push(duration), { durationThreshold: 16 });
  new MutationObserver(() => (vitals.readyMs ||= document.documentElement.dataset.scripts ? performance.now() : 0))
    .observe(document, { subtree: true, attributeFilter: ['data-scripts'] });
  watch('longtask', ({ duration }) => vitals.longTasks.push(duration));
`;

export interface Vitals {
  readonly lcpMs: number;
  /** The path of the largest picture, or the beginning of the largest text. */
  readonly lcpOf: string;
  /** When the scripts answer presses. */
  readonly readyMs: number;
  readonly cls: number;
  readonly longTasks: readonly number[];
}

export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate<Vitals>('window.vitals');
}

/**
 * Waits until the page has shown what the last tap changed.
 * @returns the longest interaction since the last call; 0 when all took less than the browser reports
 */
export async function longestSince(page: Page): Promise<number> {
  const interactions = await page.evaluate<readonly number[]>(SHOWN);
  return Math.max(0, ...interactions);
}

/** The browser reports an interaction only after the frame that shows its result. */
const SHOWN = `
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(() => resolve(vitals.interactions.splice(0)), 100)), 200))
`;
