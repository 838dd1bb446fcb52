import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Reloads the page's data every two seconds while the payment is pending. The partner's own page does the same. */
export function useRefresh(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active || state !== 'idle') return undefined;
    const timer = setTimeout(revalidate, EVERY_MS);
    return () => clearTimeout(timer);
  }, [active, state, revalidate]);
}
