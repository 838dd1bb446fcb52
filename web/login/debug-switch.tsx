import { useEffect, useState } from 'react';

import { switchDebugReturn } from './debug-return.js';
import { DEBUG_TAPS } from './machine/timing.js';
import { loginTexts as texts } from './texts.js';

/** LOG-03: hidden, for those who know it: ten taps on the heading. */
export function DebugSwitch({ target }: { readonly target: React.RefObject<HTMLElement> }): React.JSX.Element {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const heading = target.current;
    let taps = 0;
    const tap = (): void => {
      taps += 1;
      if (taps % DEBUG_TAPS === 0) setSaid(switchDebugReturn() ? texts.debugOn : texts.debugOff);
    };
    heading?.addEventListener('click', tap);
    return () => heading?.removeEventListener('click', tap);
  }, [target]);
  return (
    <p role="status" className="small">
      {said}
    </p>
  );
}
