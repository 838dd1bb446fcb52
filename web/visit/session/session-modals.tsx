import { useLocation } from '@remix-run/react';
import { Hourglass, LogOut, ShieldOff, TimerReset } from 'lucide-react';

import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import type { QueuedModal } from '../../interface/dialog/modal-queue.js';
import { renewalFrom } from './places.js';
import type { Ending, Warning } from './standing.js';
import { sessionTexts as texts } from './texts.js';
import './session-modals.css';

type SessionModal = Ending | Warning;
const MODALS: readonly SessionModal[] = ['logged-out', 'session-timeout', 'identification', 'inactivity'];
const SIGNS = {
  'logged-out': LogOut,
  'session-timeout': ShieldOff,
  identification: Hourglass,
  inactivity: TimerReset,
} as const;

interface SessionModalsProps {
  readonly shown: QueuedModal | null;
  readonly onClose: (modal: SessionModal) => void;
  readonly onExtend: () => void;
}

export function SessionModals({ shown, onClose, onExtend }: SessionModalsProps): React.JSX.Element {
  return (
    <>
      {MODALS.map((modal) => {
        const close = (): void => onClose(modal);
        const { title, paragraphs } = texts[modal];
        const actions = <Actions modal={modal} onClose={close} onExtend={onExtend} />;
        return (
          <Modal
            key={modal}
            isOpen={shown === modal}
            onClose={close}
            title={title}
            role="alertdialog"
            actions={actions}
          >
            <div className="session-told">
              <Sign modal={modal} />
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Modal>
        );
      })}
    </>
  );
}

function Sign({ modal }: { readonly modal: SessionModal }): React.JSX.Element {
  const Drawing = SIGNS[modal];
  return (
    <span className="session-sign">
      <Drawing size={44} strokeWidth={1} aria-hidden />
    </span>
  );
}

interface ActionsProps {
  readonly modal: SessionModal;
  readonly onClose: () => void;
  readonly onExtend: () => void;
}

function Actions({ modal, onClose, onExtend }: ActionsProps): React.JSX.Element {
  const { to, isRedirect } = renewalFrom(useLocation());
  const { action } = texts[modal];
  if (modal === 'inactivity') {
    return (
      <Button type="button" onClick={onExtend}>
        {action}
      </Button>
    );
  }
  return (
    <>
      <Button type="button" variant="quiet" onClick={onClose}>
        {texts.close}
      </Button>
      <ButtonLink to={to} reloadDocument={isRedirect} onClick={onClose}>
        {action}
      </ButtonLink>
    </>
  );
}
