import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { qrTexts as texts } from '../texts.js';

interface QrFullScreenProps {
  readonly title: string;
  readonly cursorHidden: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/**
 * Shows the QR code on the full screen, in a native `dialog`. The browser traps the focus, closes it on Escape and
 * restores the focus.
 */
export function QrFullScreen({ title, cursorHidden, onClose, children }: QrFullScreenProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Without this, the same Escape would also close the log-in dialog behind it.
  const keep = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      className="login-full"
      aria-label={title}
      onClose={onClose}
      onKeyDown={keep}
      data-cursor={cursorHidden ? 'hidden' : undefined}
    >
      <p className="login-full-title">{title}</p>
      {children}
      <button type="button" className="button button-quiet" onClick={onClose}>
        <X size={20} strokeWidth={1.5} aria-hidden /> {texts.smaller}
      </button>
    </dialog>
  );
}
