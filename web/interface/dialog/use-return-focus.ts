import { useEffect } from 'react';

import type { ModalPhase } from './modal-phase.js';

/** The element outside all modals that last had the focus. All modals share it, because one modal may open another. */
let opener: Element | null = null;

/**
 * Restores the focus when a modal has closed and no element has the focus. React Aria restores it earlier, but an
 * element in an `inert` page cannot take it.
 */
export function useReturnFocus(isOpen: boolean, phase: ModalPhase): void {
  useEffect(() => {
    const { activeElement } = document;
    // A pressed element inside a modal may disappear with that modal, so only elements outside modals are kept.
    if (isOpen && activeElement && activeElement !== document.body && !activeElement.closest('#modal-root'))
      opener = activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || phase !== 'closed' || document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  }, [phase]);
}
