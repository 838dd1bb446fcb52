import { lazy, Suspense } from 'react';

import { useWasOpen } from './use-was-open.js';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Called on Escape, the backdrop, the cross or a swipe down. The caller must then set `isOpen` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** A dialog is as high as its content; a full-screen modal takes nearly the whole window. */
  readonly variant?: 'dialog' | 'fullscreen';
  /** `alertdialog` interrupts and requires an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False when the person must answer: Escape, cross and swipe are then disabled. */
  readonly isDismissable?: boolean;
  /** Shows 'Tillbaka till kassan' beside the title, for modals opened from the checkout. */
  readonly backToCheckout?: boolean;
  readonly actions?: React.ReactNode;
  readonly children: React.ReactNode;
}

const load = () => import('./modal-window.js');
const ModalWindow = lazy(load);

/** The code is loaded when a modal first opens, so that pages load fewer scripts. */
export function Modal(props: ModalProps): React.JSX.Element | null {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <ModalWindow {...props} />
    </Suspense>
  );
}

/** Loads the code of the modal early. Call it when a control that opens a modal gets the pointer or the focus. */
export function preloadModal(): void {
  load().catch(() => undefined);
}
