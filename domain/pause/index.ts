import type { Slice } from '../kernel/index.js';
import type { PauseCommand } from './commands/pause.js';
import type { ResumeCommand } from './commands/resume.js';
import { decide } from './decide.js';
import { pauseEvents, type PauseEvent } from './events.js';
import type { PauseRejection } from './rejections.js';
import { evolve, initial, type PauseState } from './state.js';

/** The pauses of the whole shop, in a single stream. */
export const pause: Slice<PauseCommand | ResumeCommand, PauseState, PauseEvent, PauseRejection, 'pause'> = {
  kind: 'pause',
  events: pauseEvents,
  initial,
  evolve,
  decide,
};

export const PAUSES = 'shop';

export { paragraph } from './commands/words.js';
export type { PauseCommand } from './commands/pause.js';
export type { ResumeCommand } from './commands/resume.js';
export type { PauseRejection } from './rejections.js';
export { pauseRule } from './rule.js';
export { pauseOf, pausesAt, type Pause, type PauseState } from './state.js';
export {
  isPausable,
  isPauseTarget,
  kindOfTarget,
  pauseTargets,
  type PausableMethod,
  type PauseKind,
  type PauseTarget,
} from './targets.js';
export * from './events.js';
