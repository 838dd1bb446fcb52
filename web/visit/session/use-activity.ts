import { useEffect } from 'react';

import type { SessionWatch } from './session-watch.js';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Reports activity and returns. While the shop asks whether the person is there, only the answer counts. */
export function useActivity(watch: SessionWatch | null, isAsked: boolean): void {
  useEffect(() => {
    if (!watch || isAsked) return undefined;
    const note = (): void => watch.active();
    for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true });
    };
  }, [watch, isAsked]);
  useEffect(() => {
    const wake = (): void => void (document.visibilityState === 'visible' && watch?.wake());
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [watch]);
}
