import type { Instant } from '../kernel/index.js';
import type { Paused, PauseEvent } from './events.js';
import { pauseTargets, type PauseTarget } from './targets.js';

export type Pause = Paused['data'];

export interface PauseState {
  /** The latest pause of each target. It stays here after it has ended automatically. */
  readonly paused: Readonly<Record<string, Pause>>;
}

export const initial: PauseState = { paused: {} };

/** The pause of a target at an instant, or null when the target is not paused. */
export function pauseOf({ paused }: PauseState, target: PauseTarget, at: Instant): Pause | null {
  const found = paused[target];
  return found && (found.until === null || at < found.until) ? found : null;
}

/** All pauses in force at an instant, in the order of the list of targets. */
export function pausesAt(state: PauseState, at: Instant): readonly (Pause & { readonly target: PauseTarget })[] {
  return pauseTargets.flatMap((target) => {
    const pause = pauseOf(state, target, at);
    return pause ? [{ ...pause, target }] : [];
  });
}

export function evolve(state: PauseState, event: PauseEvent): PauseState {
  switch (event.type) {
    case 'Paused':
      return { paused: { ...state.paused, [event.data.target]: event.data } };
    case 'Resumed': {
      const { [event.data.target]: _ended, ...paused } = state.paused;
      return { paused };
    }
    default:
      event satisfies never;
      return state;
  }
}
