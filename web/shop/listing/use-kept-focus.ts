import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to another element when this one is removed while it contains the focus. Otherwise a press on the
 * keyboard that removes a filter would lose the reader's place.
 */
export function useKeptFocus(element: RefObject<HTMLElement>, selector: string): void {
  useBrowserLayoutEffect(() => {
    const removed = element.current;
    return () => {
      if (!removed?.contains(document.activeElement)) return;
      requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
    };
  }, [element, selector]);
}

/** A layout effect still sees the focus before the browser removes the element. On a server React warns about it. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
