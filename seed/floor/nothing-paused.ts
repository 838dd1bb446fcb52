import type { Pauses } from '../../services/access/pause/pauses.js';

/** Nothing was paused during the generated lives. */
export const nothingPaused: Pick<Pauses, 'now' | 'check'> = {
  now: () => Promise.resolve(() => null),
  check: () => Promise.resolve(),
};
