import { useEffect, useRef, useState } from 'react';

import { noteError } from '../browser-console.js';

/** False, or a promise of false, means that the shop refused the new quantity. */
export type QuantityAnswer = void | boolean | Promise<void | boolean>;

interface RevertingQuantity {
  readonly shown: number;
  readonly pending: boolean;
  readonly change: (wanted: number) => void;
}

/** Shows the requested quantity while it is saved. After a refusal or failure it shows the old quantity (CRT-01). */
export function useRevertingQuantity(
  quantity: number,
  onQuantity: (wanted: number) => QuantityAnswer,
): RevertingQuantity {
  const [wanted, setWanted] = useState<number | null>(null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  const change = (next: number): void => {
    const answer = onQuantity(next);
    if (!(answer instanceof Promise)) return answer === false ? noteError(REFUSED) : undefined;
    setWanted(next);
    void settle(answer).finally(() => mounted.current && setWanted(null));
  };
  return { shown: wanted ?? quantity, pending: wanted !== null, change };
}

const REFUSED = 'The quantity was not changed';

async function settle(answer: Promise<void | boolean>): Promise<void> {
  try {
    if ((await answer) === false) noteError(REFUSED);
  } catch (failure) {
    noteError(REFUSED, failure);
  }
}
