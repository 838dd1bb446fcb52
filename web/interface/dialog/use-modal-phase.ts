import { useEffect, useReducer } from 'react';

import { animationsOn } from '../animations.js';
import { lastsMs, nextPhase, type ModalPhase, type ModalSignal } from './modal-phase.js';

export function useModalPhase(isOpen: boolean): ModalPhase {
  const [phase, signal] = useReducer(
    (now: ModalPhase, heard: ModalSignal) => nextPhase(now, heard, animationsOn()),
    'closed',
  );
  useEffect(() => signal(isOpen ? 'show' : 'hide'), [isOpen]);
  useEffect(() => {
    const wait = lastsMs(phase);
    if (wait === null) return undefined;
    const timer = setTimeout(() => signal('time'), wait);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}
