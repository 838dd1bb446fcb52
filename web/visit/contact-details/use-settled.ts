import { useEffect, useState } from 'react';

import { ANIMATION_MS } from '../../interface/styles/measures.js';

/** A modal on its way out gives focus back as it goes, and would take it from one that opens meanwhile. */
const AFTER_MS = ANIMATION_MS.slow + 100;

/** True some time after it became one's turn; false at once. */
export function useSettled(isTurn: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!isTurn) return setSettled(false);
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTurn]);
  return settled;
}
