import { guarded } from '../foundation/log/guarded.js';

const LOOK_EVERY_MS = 500;

/**
 * Calls back when the parent process is gone. npm does not pass SIGTERM on to its child, so the end of npm must end
 * the shop. Only for a process started by npm: one in the background on purpose stays.
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
