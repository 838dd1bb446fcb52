import { createContext, useContext, useMemo } from 'react';

import type { LiveReplay } from './use-replay.js';
import { searchOf, type ReplayQuery } from './query.js';

const ReplayContext = createContext<LiveReplay | null>(null);

export function useLive(): LiveReplay {
  const live = useContext(ReplayContext);
  if (!live) throw new Error('outside a replay');
  return live;
}

/** What a row of a list needs to lead to its step: nothing that changes from step to step. */
interface Steps {
  readonly base: string;
  readonly goTo: ((step: number) => void) | null;
}

const StepsContext = createContext<Steps>({ base: '?', goTo: null });

export function ReplayProvider({
  live,
  children,
}: {
  readonly live: LiveReplay;
  readonly children: React.ReactNode;
}): React.JSX.Element {
  const base = searchOf({ ...live.query, step: null });
  const { show } = live;
  const ready = live.replayed !== null;
  const steps = useMemo(() => ({ base, goTo: ready ? (step: number) => show({ step }) : null }), [base, ready, show]);
  return (
    <ReplayContext.Provider value={live}>
      <StepsContext.Provider value={steps}>{children}</StepsContext.Provider>
    </ReplayContext.Provider>
  );
}

/** Rows by the dozen: drawn again only when they themselves change. */
export function StepLink({
  step,
  children,
}: {
  readonly step: number;
  readonly children: React.ReactNode;
}): React.JSX.Element {
  const { base, goTo } = useContext(StepsContext);
  const go = (event: React.MouseEvent): void => {
    if (!goTo || !isPlain(event)) return;
    event.preventDefault();
    goTo(step);
  };
  return (
    <a href={`${base}${base.length > 1 ? '&' : ''}steg=${step}`} onClick={go}>
      {children}
    </a>
  );
}

/** Not one that asks for a new tab or window. */
function isPlain({ metaKey, ctrlKey, shiftKey, button }: React.MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && button === 0;
}

interface ReplayLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Partial<ReplayQuery>;
}

/** A link to another moment: made here when the history has come, else by the server. */
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
