import { createContext, useContext, useMemo } from 'react';

import type { At } from './at.js';
import { searchOf, withAt, type ReplayQuery } from './query.js';
import type { LiveReplay } from './use-replay.js';

const ReplayContext = createContext<LiveReplay | null>(null);

export function useLive(): LiveReplay {
  const live = useContext(ReplayContext);
  if (!live) throw new Error('outside a replay');
  return live;
}

/** What links to stops need. It stays the same object at every stop, so that the rows need not render again. */
interface Stops {
  hrefOf(at: At): string;
  readonly goTo: ((at: At) => void) | null;
}

const StopsContext = createContext<Stops | null>(null);

export function ReplayProvider({
  live,
  children,
}: {
  readonly live: LiveReplay;
  readonly children: React.ReactNode;
}): React.JSX.Element {
  const base = searchOf({ ...live.query, at: null });
  const { show } = live;
  const ready = live.replayed !== null;
  const stops = useMemo(
    () => ({ hrefOf: (at: At) => withAt(base, at), goTo: ready ? (at: At) => show({ at }) : null }),
    [base, ready, show],
  );
  return (
    <ReplayContext.Provider value={live}>
      <StopsContext.Provider value={stops}>{children}</StopsContext.Provider>
    </ReplayContext.Provider>
  );
}

/** Links to a stop. The list has dozens of rows, so the link does not use the context that changes with each stop. */
export function StopLink({ at, children }: { readonly at: At; readonly children: React.ReactNode }): React.JSX.Element {
  const stops = useContext(StopsContext);
  if (!stops) throw new Error('outside a replay');
  const { hrefOf, goTo } = stops;
  const go = (event: React.MouseEvent): void => {
    if (!goTo || !isPlain(event)) return;
    event.preventDefault();
    goTo(at);
  };
  return (
    <a href={hrefOf(at)} onClick={go}>
      {children}
    </a>
  );
}

/** False for a click that opens a new tab or window. */
function isPlain({ metaKey, ctrlKey, shiftKey, button }: React.MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && button === 0;
}

interface ReplayLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Partial<ReplayQuery>;
}

/** Links to another view of the history. The server computes the new view until the browser has loaded the history. */
export function ReplayLink({ to, onClick, children, ...rest }: ReplayLinkProps): React.JSX.Element {
  const { href, show, replayed } = useLive();
  const step = (event: React.MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!replayed || !isPlain(event)) return;
    event.preventDefault();
    show(to);
  };
  return (
    <a {...rest} href={href(to)} onClick={step}>
      {children}
    </a>
  );
}
