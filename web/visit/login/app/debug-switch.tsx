import { useEffect, useRef, useState } from 'react';

import { isToggleOn } from '../../kept-answers/kept-application.js';
import { switchDebugReturn } from './debug-return.js';
import { DEBUG_TAPS } from '../machine/timing.js';
import { loginTexts as texts } from '../texts.js';

/** A hidden switch for debugging (LOG-03). Ten taps on the heading of the log-in turn it on or off. */
export function DebugSwitch(): React.JSX.Element {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const around = place.current?.closest('[role="dialog"]') ?? place.current?.closest('.login');
    const heading = around?.querySelector('h1, h2');
    let taps = 0;
    const tap = (): void => {
      taps += 1;
      if (taps % DEBUG_TAPS === 0) void switched().then((said) => said && setSaid(said));
    };
    heading?.addEventListener('click', tap);
    return () => heading?.removeEventListener('click', tap);
  }, []);
  return (
    <p ref={place} role="status" className="small">
      {said}
    </p>
  );
}

/** Turns the switch and says the result. Null when DebugModeToggle is off or unknown, which leaves the switch alone. */
async function switched(): Promise<string | null> {
  if (!(await isToggleOn('DebugModeToggle'))) return null;
  return switchDebugReturn() ? texts.debugOn : texts.debugOff;
}
