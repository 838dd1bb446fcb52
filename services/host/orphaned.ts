import { guarded } from '../foundation/log/guarded.js';

const LOOK_EVERY_MS = 500;

/**
 * Calls back when the parent process has ended. npm does not forward SIGTERM, so the shop must stop when npm ends. This
 * applies only to a process that npm started, not to one in the background.
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
