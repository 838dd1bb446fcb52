import { useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Starts a page at its top with the focus on its heading. The form before it may have kept the scroll position. Back
 * and reload keep the position that the browser remembers.
 */
export function usePageStart(): void {
  const arrival = useNavigationType();
  useEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
}
