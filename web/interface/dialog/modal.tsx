import { lazy, Suspense } from 'react';

import { useWasOpen } from './use-was-open.js';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Escape, the backdrop, the cross or a swipe down; set `isOpen` to false here. */
  readonly onClose: () => void;
  readonly title: string;
  /** A dialog has its own height; a full-screen modal takes nearly the whole window. */
  readonly variant?: 'dialog' | 'fullscreen';
  /** `alertdialog` interrupts and requires an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False where only an answer may close it: no cross, no Escape, no swipe. */
  readonly isDismissable?: boolean;
  /** Shows 'Tillbaka till kassan' beside the title, for modals opened from the checkout. */
  readonly backToCheckout?: boolean;
  /** The modal's buttons, fixed at the bottom while the content scrolls. */
  readonly actions?: React.ReactNode;
  readonly children: React.ReactNode;
}

const load = () => import('./modal-window.js');
const ModalWindow = lazy(load);

/** Loaded when it first opens, so that pages do not carry its scripts. */
export function Modal(props: ModalProps): React.JSX.Element | null {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <ModalWindow {...props} />
    </Suspense>
  );
}

/** Call on hover or focus of a control that opens a modal. */
export function preloadModal(): void {
  load().catch(() => undefined);
}
