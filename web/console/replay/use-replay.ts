import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { unpackHistory } from '../../../domain/replay-history/index.js';
import type { HistoryAnswer } from '../customer/history-route.js';
import { placeOf } from './timeline/lanes.js';
import { frameOf, modelOf, type ReplayFrame, type ReplayModel } from './model.js';
import { openReplay, type Replayed } from './open-replay.js';
import { searchOf, type ReplayQuery } from './query.js';

export interface LiveReplay {
  readonly model: ReplayModel;
  readonly frame: ReplayFrame;
  readonly query: ReplayQuery;
  /** The history in the browser; null until it is loaded. Until then each link asks the server. */
  readonly replayed: Replayed | null;
  show(change: Partial<ReplayQuery>): void;
  href(change: Partial<ReplayQuery>): string;
}

export interface ServedReplay {
  readonly model: ReplayModel;
  readonly frame: ReplayFrame;
  readonly query: ReplayQuery;
}

/** Browsers refuse hundreds of changes of the URL in a second, so each change waits this long. */
const ADDRESS_DELAY_MS = 250;

/** Shows the view that the server computed first. Once the history is loaded, the browser computes each view itself. */
export function useReplay(served: ServedReplay, historyUrl: string): LiveReplay {
  const replayed = useHistory(historyUrl);
  const [query, setQuery] = useState(served.query);
  const { axis, filter } = query;
  const sought = useDeferredValue(filter);
  const frame = useMemo(
    () => (replayed ? frameOf(replayed, axis, sought) : served.frame),
    [replayed, axis, sought, served.frame],
  );
  const place = useMemo(() => replayed && placeOf(replayed, axis), [replayed, axis]);
  const model = useMemo(
    () => (replayed && place ? modelOf(replayed, query, frame.matching, place) : served.model),
    [replayed, place, query, frame.matching, served.model],
  );
  useAddress(query, replayed !== null);
  const show = useCallback((change: Partial<ReplayQuery>) => setQuery((current) => ({ ...current, ...change })), []);
  const href = useCallback((change: Partial<ReplayQuery>) => searchOf({ ...query, ...change }), [query]);
  return { model, frame, query, replayed, show, href };
}

function useHistory(url: string): Replayed | null {
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(url, { signal: leaving.signal })
      .then((response) =>
        response.ok ? (response.json() as Promise<HistoryAnswer>) : Promise.reject(new Error(response.statusText)),
      )
      .then(({ packed, until }) => setReplayed(openReplay(unpackHistory(packed), until)))
      // Without the history, each step is a request to the server, which also works.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [url]);
  return replayed;
}

function useAddress(query: ReplayQuery, live: boolean): void {
  useEffect(() => {
    if (!live) return;
    const later = setTimeout(
      () => window.history.replaceState(window.history.state, '', searchOf(query)),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(later);
  }, [query, live]);
}
