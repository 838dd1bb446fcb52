import { useRef } from 'react';

import { SWIPE_CLOSE_VELOCITY } from '../styles/measures.js';

interface TouchHandlers {
  readonly onTouchStart: (event: React.TouchEvent) => void;
  readonly onTouchEnd: (event: React.TouchEvent) => void;
}

/** Detects a swipe down that closes the modal. A swipe that starts in scrolled content scrolls that content instead. */
export function useSwipeDown(onSwipe: () => void): TouchHandlers {
  const start = useRef<Touched | null>(null);
  return {
    onTouchStart: (event) => {
      start.current = isScrolled(event.target, event.currentTarget) ? null : touched(event);
    },
    onTouchEnd: (event) => {
      const end = touched(event);
      if (start.current && end && isSwipeDown(start.current, end)) onSwipe();
      start.current = null;
    },
  };
}

function touched({ changedTouches, timeStamp }: React.TouchEvent): Touched | null {
  const [finger] = Array.from(changedTouches);
  return finger ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null;
}

function isScrolled(target: EventTarget, within: EventTarget): boolean {
  for (let element = target as Element | null; element; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
    if (element === within) return false;
  }
  return false;
}

interface Touched {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** True for a quick swipe that moves more downwards than sideways (UI-10). */
export function isSwipeDown(from: Touched, to: Touched): boolean {
  const down = to.y - from.y;
  const elapsed = Math.max(1, to.at - from.at);
  return down > Math.abs(to.x - from.x) && down / elapsed > SWIPE_CLOSE_VELOCITY;
}
