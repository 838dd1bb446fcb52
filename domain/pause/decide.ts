import type { Decision } from '../kernel/index.js';
import { pauseIt, type PauseCommand } from './commands/pause.js';
import { resumeIt, type ResumeCommand } from './commands/resume.js';
import type { PauseEvent } from './events.js';
import type { PauseRejection } from './rejections.js';
import type { PauseState } from './state.js';

export function decide(command: PauseCommand | ResumeCommand, state: PauseState): Decision<PauseEvent, PauseRejection> {
  switch (command.type) {
    case 'Pause':
      return pauseIt(command, state);
    case 'Resume':
      return resumeIt(command, state);
  }
}
