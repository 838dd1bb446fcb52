import { useEffect } from 'react';

import type { ModalPhase } from './modal-phase.js';

/** Where focus was outside all modals: the next in the queue opens from within the one before. */
let opener: Element | null = null;

/**
 * React Aria gives focus back in the next frame, but React may free the page behind only after it, and
 * nothing inert takes focus. When that has happened and focus has gone nowhere, it goes back here.
 */
export function useReturnFocus(isOpen: boolean, phase: ModalPhase): void {
  useEffect(() => {
    const { activeElement } = document;
    // What was pressed in a modal may be gone with it: then focus was with what opened that one.
    if (isOpen && activeElement && activeElement !== document.body && !activeElement.closest('#modal-root'))
      opener = activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || phase !== 'closed' || document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  }, [phase]);
}
