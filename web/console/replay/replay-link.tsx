import { createContext, useContext } from 'react';

import type { LiveReplay } from './use-replay.js';
import type { ReplayQuery } from './query.js';

export const ReplayContext = createContext<LiveReplay | null>(null);

export function useLive(): LiveReplay {
  const live = useContext(ReplayContext);
  if (!live) throw new Error('outside a replay');
  return live;
}

interface ReplayLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Partial<ReplayQuery>;
}

/** A link to another moment: made here when the history has come, else by the server. */
export function ReplayLink({ to, onClick, ...rest }: ReplayLinkProps): React.JSX.Element {
  const { href, show, replayed } = useLive();
  const step = (event: React.MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!replayed || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    show(to);
  };
  return <a {...rest} href={href(to)} onClick={step} />;
}
