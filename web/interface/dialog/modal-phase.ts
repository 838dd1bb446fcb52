import { ANIMATION_MS, MODAL_ACTIVE_AFTER_MS } from '../styles/measures.js';

/** The phases of UI-07. `open`: in the document but not visible yet. `active`: visible. `inactive`: closing. */
export type ModalPhase = 'closed' | 'open' | 'active' | 'inactive';
export type ModalSignal = 'show' | 'hide' | 'time';

export function nextPhase(phase: ModalPhase, signal: ModalSignal, animated: boolean): ModalPhase {
  switch (signal) {
    case 'show':
      if (phase === 'closed') return animated ? 'open' : 'active';
      return phase === 'inactive' ? 'active' : phase;
    case 'hide':
      if (phase === 'open' || phase === 'active') return animated ? 'inactive' : 'closed';
      return phase;
    case 'time':
      if (phase === 'open') return 'active';
      return phase === 'inactive' ? 'closed' : phase;
  }
}

/** Returns how long a phase lasts. Null means that it lasts until the person acts. */
export function lastsMs(phase: ModalPhase): number | null {
  if (phase === 'open') return MODAL_ACTIVE_AFTER_MS;
  return phase === 'inactive' ? ANIMATION_MS.normal : null;
}
