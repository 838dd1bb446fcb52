import type { Instant } from '../../../../domain/kernel/index.js';

const THANKED_MS = 60 * 60 * 1000;

/** True for an hour. The page thanks for the purchase until then, and afterwards it is the page of an order. */
export function isJustPlaced(placedAt: Instant, now: Instant): boolean {
  return Date.parse(now) - Date.parse(placedAt) < THANKED_MS;
}
