import type { Pauses } from '../../services/access/pause/pauses.js';

/** The lives that are told were lived while everything went on. */
export const nothingPaused: Pick<Pauses, 'now' | 'check'> = {
  now: () => Promise.resolve(() => null),
  check: () => Promise.resolve(),
};
