import { useFetcher, type useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

type Seen<L> = ReturnType<typeof useLoaderData<L>>;

/** Reloads the data of a visible page, at an address that does not extend the staff session. */
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
