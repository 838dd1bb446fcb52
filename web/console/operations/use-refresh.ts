import { useFetcher, type useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

type Seen<L> = ReturnType<typeof useLoaderData<L>>;

/**
 * What the page shows, asked for again while it is looked at: by an address that keeps no session of staff from ending,
 * for a page left open is nobody at work.
 */
export function useRefresh<L>(loaded: Seen<L>, page: string, everyMs: (seen: Seen<L>) => number): Seen<L> {
  const { load, data, state } = useFetcher<L>();
  const seen = (data as Seen<L> | undefined) ?? loaded;
  const pause = everyMs(seen);
  useEffect(() => {
    if (state !== 'idle') return;
    const later = setTimeout(() => {
      if (document.visibilityState === 'visible') load(`${page}?tyst=1`);
    }, pause);
    return () => clearTimeout(later);
  }, [load, page, pause, state, seen]);
  return seen;
}
