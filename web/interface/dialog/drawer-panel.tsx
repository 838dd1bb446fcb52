import { X } from 'lucide-react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';

import type { DrawerProps } from './drawer.js';
import { drawerTexts as texts } from '../words/texts.js';
import { useModalPhase } from './use-modal-phase.js';
import { useReturnFocus } from './use-return-focus.js';
import './drawer.css';

export default function DrawerPanel({
  isOpen,
  onClose,
  title,
  side = 'right',
  actions,
  children,
}: DrawerProps): React.JSX.Element | null {
  const phase = useModalPhase(isOpen);
  useReturnFocus(isOpen, phase);
  if (phase === 'closed') return null;
  return (
    <ModalOverlay
      isOpen
      isDismissable={phase === 'active'}
      onOpenChange={(open) => !open && onClose()}
      UNSTABLE_portalContainer={document.getElementById('modal-root') ?? document.body}
      className={`drawer-backdrop drawer-${side}`}
      data-phase={phase}
    >
      <AriaModal className="drawer">
        <Dialog className="drawer-dialog">
          <div className="drawer-head">
            <Heading slot="title" level={2} className="drawer-title">
              {title}
            </Heading>
            <button type="button" className="drawer-close" aria-label={texts.close} onClick={onClose}>
              <X size={22} strokeWidth={1.5} aria-hidden />
            </button>
          </div>
          <div className="drawer-content">{children}</div>
          {actions && <div className="drawer-actions">{actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
