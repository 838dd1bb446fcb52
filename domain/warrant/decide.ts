import { decider } from '../kernel/index.js';
import { answerWarrant } from './commands/answer-warrant.js';
import { endWarrant } from './commands/end-warrant.js';
import { giveWarrant } from './commands/give-warrant.js';
import { noteFoundWaiting } from './commands/note-found-waiting.js';
import { noteUnanswered } from './commands/note-unanswered.js';
import { receiveWarrant } from './commands/receive-warrant.js';

export const decide = decider({
  ReceiveWarrant: receiveWarrant,
  GiveWarrant: giveWarrant,
  AnswerWarrant: answerWarrant,
  EndWarrant: endWarrant,
  NoteUnanswered: noteUnanswered,
  NoteFoundWaiting: noteFoundWaiting,
});

export type WarrantCommand = Parameters<typeof decide>[0];
