import { useEffect, useState } from 'react';

import { CursorRest } from './cursor-rest.js';
import { browserTimers } from '../login-browser.js';

/** True while the cursor is to be hidden. */
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
