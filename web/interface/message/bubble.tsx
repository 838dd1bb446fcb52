import { useEffect } from 'react';

import { BUBBLE_MS } from '../styles/measures.js';
import './toast.css';

export interface BubbleProps {
  /** Null while there is nothing to say. */
  readonly text: string | null;
  /** After three seconds; set `text` to null here. */
  readonly onGone: () => void;
  /** What it speaks from. */
  readonly children: React.ReactNode;
}

/** A speech bubble above something, announced and gone after three seconds. */
export function Bubble({ text, onGone, children }: BubbleProps): React.JSX.Element {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(onGone, BUBBLE_MS);
    return () => clearTimeout(timer);
    // The callback is a new one on every render; only a new text starts the time again.
  }, [text]);
  return (
    <span className="bubble-place">
      {children}
      <span role="status">{text !== null && <span className="bubble">{text}</span>}</span>
    </span>
  );
}
