import { decider } from '../kernel/index.js';
import { answerDosePacks } from './commands/answer-dose-packs.js';
import { askForDosePacks } from './commands/ask-for-dose-packs.js';

export const decide = decider({ AskForDosePacks: askForDosePacks, AnswerDosePacks: answerDosePacks });

export type DosePackCommand = Parameters<typeof decide>[0];
