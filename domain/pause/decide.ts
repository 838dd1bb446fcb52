import { decider } from '../kernel/index.js';
import { pauseIt } from './commands/pause.js';
import { resumeIt } from './commands/resume.js';

export const decide = decider({ Pause: pauseIt, Resume: resumeIt });
