import { useEffect } from 'react';

import type { ModalPhase } from './modal-phase.js';

/**
 * The element outside all modals that last had the focus. One modal may open from another, so each modal cannot keep
 * its own.
 */
let opener: Element | null = null;

/**
 * React Aria restores the focus in the next frame. React may make the page usable only after that, and an inert element
 * cannot take the focus. If no element then has the focus, it is restored here.
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
