import { useEffect } from 'react';

import { BUBBLE_MS } from '../styles/measures.js';
import './toast.css';

export interface BubbleProps {
  /** Null without a message. */
  readonly text: string | null;
  /** After three seconds; set `text` to null here. */
  readonly onGone: () => void;
  readonly children: React.ReactNode;
}

/** A speech bubble, announced and removed after three seconds. */
export function Bubble({ text, onGone, children }: BubbleProps): React.JSX.Element {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(onGone, BUBBLE_MS);
    return () => clearTimeout(timer);
    // The callback changes with every render; only a new text restarts the timer.
  }, [text]);
  return (
    <span className="bubble-place">
      {children}
      <span role="status">{text !== null && <span className="bubble">{text}</span>}</span>
    </span>
  );
}
