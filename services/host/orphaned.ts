import { guarded } from '../foundation/log/guarded.js';

const LOOK_EVERY_MS = 500;

/**
 * Calls once the process that started this one is gone. npm does not hand a SIGTERM on to what it runs: whoever ends
 * npm means the shop. Only for a process that npm runs; one that was put into the background on purpose stays.
 */
export function whenOrphaned(
  orphaned: () => void,
  parentOf: () => number = () => process.ppid,
  everyMs = LOOK_EVERY_MS,
): void {
  const parent = parentOf();
  const look = (): void => {
    if (parentOf() === parent) return;
    clearInterval(timer);
    orphaned();
  };
  const timer = setInterval(
    guarded('a look for the parent', () => look()),
    everyMs,
  ).unref();
}
