import { useEffect, useRef } from 'react';

import { ScreenHeading, useTellTitle } from './screen-heading.js';

interface ScreenProps {
  readonly title: string;
  readonly status?: string | null;
  readonly children: React.ReactNode;
}

/** One screen of the login; takes focus when it replaces another, for screen readers. */
export function Screen({ title, status, children }: ScreenProps): React.JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const named = useTellTitle() ? ({ role: 'group', 'aria-label': title, tabIndex: -1 } as const) : null;
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
