import { ArrowLeft, X } from 'lucide-react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';

import type { ModalProps } from './modal.js';
import { modalTexts as texts } from '../words/texts.js';
import { useModalPhase } from './use-modal-phase.js';
import { useReturnFocus } from './use-return-focus.js';
import { useSwipeDown } from './use-swipe-down.js';
import './modal.css';

/** The modal itself. React Aria traps the focus, restores it, and hides the rest of the page from screen readers. */
export default function ModalWindow(props: ModalProps): React.JSX.Element | null {
  const { isOpen, onClose, variant = 'dialog', isDismissable = true, role = 'dialog' } = props;
  const phase = useModalPhase(isOpen);
  useReturnFocus(isOpen, phase);
  const swipe = useSwipeDown(isDismissable ? onClose : () => undefined);
  if (phase === 'closed') return null;
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable && phase === 'active'}
      isKeyboardDismissDisabled={!isDismissable}
      UNSTABLE_portalContainer={document.getElementById('modal-root') ?? document.body}
      className="modal-backdrop"
      data-phase={phase}
    >
      <AriaModal className={`modal modal-${variant}`} data-ios={isIos() || undefined} {...swipe}>
        <Dialog role={role} className="modal-frame">
          <Head {...props} isDismissable={isDismissable} />
          <div className="modal-content">{props.children}</div>
          {props.actions && <div className="modal-actions">{props.actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

function Head({ title, onClose, isDismissable, backToCheckout }: ModalProps): React.JSX.Element {
  return (
    <div className="modal-head">
      {backToCheckout && (
        <button type="button" className="modal-back" onClick={onClose}>
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden /> {texts.backToCheckout}
        </button>
      )}
      <Heading slot="title" level={2} className="modal-title">
        {title}
      </Heading>
      {isDismissable && (
        <button type="button" className="modal-close" aria-label={texts.close} onClick={onClose}>
          <X size={22} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** True on iPhones and iPads. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
function isIos(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}
