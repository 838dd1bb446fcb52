import { useEffect, useState } from 'react';

import { ANIMATION_MS } from '../../interface/styles/measures.js';

/** A closing modal restores focus at its end, and would take it from one that opens meanwhile. */
const AFTER_MS = ANIMATION_MS.slow + 100;

/** True some time after `isTurn` becomes true; false at once. */
export function useSettled(isTurn: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!isTurn) return setSettled(false);
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTurn]);
  return settled;
}
