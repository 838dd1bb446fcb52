import { useEffect, useRef } from 'react';

interface ScreenProps {
  readonly title: string;
  /** Said aloud when it changes. */
  readonly status?: string | null;
  readonly children: React.ReactNode;
}

/** One screen of the login; takes focus when it takes another's place, so that a screen reader notices. */
export function Screen({ title, status, children }: ScreenProps): React.JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="login-screen">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="status" className="login-status">
        {status}
      </p>
      {children}
    </div>
  );
}
