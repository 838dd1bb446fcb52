import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** Asks again while the page is looked at. */
export function useRefresh(everyMs: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const later = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => clearTimeout(later);
  }, [everyMs, revalidate, state]);
}
