import { useEffect, useRef } from 'react';

import { ScreenHeading, useSetTitle } from './screen-heading.js';

interface ScreenProps {
  readonly title: string;
  readonly status?: string | null;
  readonly children: React.ReactNode;
}

/** A screen of the log-in. It takes the focus when it replaces another one, so that screen readers read it. */
export function Screen({ title, status, children }: ScreenProps): React.JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const named = useSetTitle() ? ({ role: 'group', 'aria-label': title, tabIndex: -1 } as const) : null;
  useEffect(() => (heading.current ?? screen.current)?.focus(), []);
  return (
    <div ref={screen} className="login-screen" {...named}>
      <ScreenHeading ref={heading} title={title} />
      <p role="status" className="login-status">
        {status}
      </p>
      {children}
    </div>
  );
}
