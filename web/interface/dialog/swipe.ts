import { SWIPE_CLOSE_VELOCITY } from '../styles/measures.js';

export interface Touched {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** A quick pull downwards, more down than sideways (UI-10). */
export function isSwipeDown(from: Touched, to: Touched): boolean {
  const down = to.y - from.y;
  const elapsed = Math.max(1, to.at - from.at);
  return down > Math.abs(to.x - from.x) && down / elapsed > SWIPE_CLOSE_VELOCITY;
}
