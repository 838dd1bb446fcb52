import { useEffect } from 'react';

import { BUBBLE_MS } from '../styles/measures.js';
import './toast.css';

export interface BubbleProps {
  /** The message; null when there is none. */
  readonly text: string | null;
  /** Called after three seconds. The caller must then set `text` to null. */
  readonly onGone: () => void;
  readonly children: React.ReactNode;
}

export function Bubble({ text, onGone, children }: BubbleProps): React.JSX.Element {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(onGone, BUBBLE_MS);
    return () => clearTimeout(timer);
    // Only a new text restarts the timer. `onGone` is not listed, because it is a new function in every render.
  }, [text]);
  return (
    <span className="bubble-place">
      {children}
      <span role="status">{text !== null && <span className="bubble">{text}</span>}</span>
    </span>
  );
}
