import { useEffect, useState } from 'react';

import { browserTimers } from '../login-browser.js';
import type { Timers } from '../login-runner.js';
import { CURSOR_MS } from '../machine/timing.js';

/** True while the mouse cursor must be hidden, because it has not moved for some seconds. */
export function useCursorRest(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const rest = new CursorRest(browserTimers, setHidden);
    const moved = (): void => rest.moved();
    moved();
    window.addEventListener('mousemove', moved);
    return () => {
      window.removeEventListener('mousemove', moved);
      rest.stop();
    };
  }, []);
  return hidden;
}

/**
 * Hides the mouse cursor when it rests, because it could cover the QR code (LOG-04). Moves are counted at most ten
 * times a second.
 */
export class CursorRest {
  private notedAt = -Infinity;
  private callOff: (() => void) | null = null;

  constructor(
    private readonly timers: Timers,
    private readonly show: (hidden: boolean) => void,
  ) {}

  moved(): void {
    const now = this.timers.now();
    if (now - this.notedAt < CURSOR_MS.throttle) return;
    this.notedAt = now;
    this.show(false);
    this.callOff?.();
    this.callOff = this.timers.after(CURSOR_MS.hideAfter, () => this.show(true));
  }

  stop(): void {
    this.callOff?.();
    this.show(false);
  }
}
