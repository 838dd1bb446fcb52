import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { BUBBLE_MS } from '../styles/measures.js';
import './toast.css';

interface Toast {
  /** The element of the message. The caller renders it once, anywhere on the page. */
  readonly toast: React.ReactNode;
  readonly show: (text: string) => void;
}

/** Shows a short message for three seconds and announces it to screen readers. */
export function useToast(): Toast {
  const [shown, setShown] = useState<{ readonly text: string; readonly times: number } | null>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById('modal-root')), []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const region = (
    <div role="status" aria-live="polite" className="toast-region" data-react-aria-top-layer="true">
      {shown && (
        <p key={shown.times} className="toast">
          {shown.text}
        </p>
      )}
    </div>
  );
  return {
    toast: place && createPortal(region, place),
    show: (text) => setShown((last) => ({ text, times: (last?.times ?? 0) + 1 })),
  };
}
