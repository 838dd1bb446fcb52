import { useEffect } from 'react';

import type { ModalPhase } from './modal-phase.js';

/** The last focus outside all modals: the next modal in the queue opens from within the previous one. */
let opener: Element | null = null;

/**
 * React Aria restores focus in the next frame, but React may free the page only after that, and an inert element
 * takes no focus. If focus is then nowhere, it is restored here.
 */
export function useReturnFocus(isOpen: boolean, phase: ModalPhase): void {
  useEffect(() => {
    const { activeElement } = document;
    // The pressed element in a modal may be gone with it; then the opener of that modal gets the focus.
    if (isOpen && activeElement && activeElement !== document.body && !activeElement.closest('#modal-root'))
      opener = activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || phase !== 'closed' || document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  }, [phase]);
}
