import { useLocation } from '@remix-run/react';
import { useReducer } from 'react';

import { changeQueue, shownModal, type SelfOpeningModal } from './modal-queue.js';

interface ModalQueueHandle {
  /** The one to show now. */
  readonly shown: SelfOpeningModal | null;
  readonly ask: (modal: SelfOpeningModal) => void;
  readonly close: (modal: SelfOpeningModal) => void;
}

export function useModalQueue(): ModalQueueHandle {
  const { pathname } = useLocation();
  const [queue, change] = useReducer(changeQueue, []);
  return {
    shown: shownModal(queue, pathname),
    ask: (modal) => change({ type: 'asked', modal }),
    close: (modal) => change({ type: 'closed', modal }),
  };
}
